import type { ConsentMessages } from './messages.ts'

export const enConsent: Readonly<Record<keyof ConsentMessages, string>> = {
  'breadcrumb.newsletter': 'Newsletter',
  'breadcrumb.newsletter_confirm': 'Confirm your subscription',
  'breadcrumb.newsletter_unsubscribe': 'Unsubscribe',
  'newsletter.email': 'Your e-mail',
  'newsletter.email_invalid': 'The e-mail does not look right. It should look like name@example.com.',
  'newsletter.rate_limited': 'There were too many requests. Please try again in an hour.',
  'newsletter.privacy': 'We use the address for the newsletter only.',
  'newsletter.sent_heading': 'Check your inbox',
  'newsletter.sent_hint': 'Nothing there? Have a look among promotions and spam as well.',
  'newsletter.confirm_heading': 'Confirm your subscription',
  'newsletter.confirm_text': 'With one click you confirm that we may send our newsletter to this address.',
  'newsletter.confirm_submit': 'Confirm',
  'newsletter.confirmed_heading': 'Done, and welcome',
  'newsletter.confirmed_text':
    'Your subscription is confirmed. Every e-mail we send you has a link to unsubscribe.',
  'newsletter.old_link_heading': 'This link no longer works',
  'newsletter.old_confirm_text':
    'A confirmation link works for seven days. Enter your e-mail again and we will send you a new one.',
  'newsletter.old_unsubscribe_text':
    'We do not know this link. Most likely you are not subscribed any more. If you still get our newsletter, please use the link in the latest e-mail.',
  'newsletter.leave_heading': 'Unsubscribe?',
  'newsletter.leave_text':
    'We will not send you the newsletter any more. E-\u2060mails about your orders are not affected.',
  'newsletter.leave_submit': 'Unsubscribe',
  'newsletter.left_heading': 'You are unsubscribed',
  'newsletter.left_text': 'We will not send you the newsletter any more.',
  'newsletter.left_by_mistake': 'Was it a mistake?',
  'newsletter.subscribe_again': 'Subscribe again',
  'newsletter.to_shop': 'Back to the shop',
  'cookies.more': 'All cookies and how long they last',
}
