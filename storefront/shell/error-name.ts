/** Whether a page is missing, something broke, or the shop is resting for a moment: each has words of its own. */
export function errorName(status: number) {
  if (status === 404) return 'error_page.not_found'
  return status === 503 ? 'error_page.unavailable' : 'error_page.server_error'
}
