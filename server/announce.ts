import cluster from 'node:cluster'

/** What a person at the terminal reads; the log is for machines. */
export function tell(message: string): void {
  process.stdout.write(`${message}\n`)
}

export function announce(url: string, mode: 'demo' | 'live'): void {
  // A worker tells whoever keeps it, who tells the person once.
  if (cluster.isWorker) return void process.send?.({ url })
  const demo = [
    '',
    '  Customers   jana@example.com, petr@example.com, eva@example.com   password Vitrine-demo-1',
    '  Staff       staff@example.com                                     password Vitrine-staff-1',
  ]
  tell(
    ['', `  Vitrine is open at ${url}`, ...(mode === 'demo' ? demo : []), '', '  Ctrl-C closes it.', ''].join(
      '\n',
    ),
  )
}
