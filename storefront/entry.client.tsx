import './ui/theme.css'
import { watchConsent } from './consent/watch-consent.ts'
import { watchSubmits } from './ui/single-submit.ts'

async function takeOver(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  }
  // One after the other: all of it at once would hold a slow phone for longer than a tap may wait.
  await import('./run-react.ts')
  await import('./start.tsx').then((file) => file.start())
}

// Neither can wait for the rest, which is a hundred times as long.
watchConsent()
watchSubmits()
void takeOver()
