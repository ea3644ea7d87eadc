import { spawn } from 'node:child_process'

const FIRST_SIGN_MS = 2_000
const NEXT_SIGN_MS = 5_000
const KEPT_OUTPUT = 20_000

export class StepError extends Error {
  name = 'StepError'
}

/** Runs `work` and shows that it goes on whenever it takes longer than two seconds. */
export async function withProgress(title, work) {
  const started = Date.now()
  const say = () => console.log(`${title} … ${Math.round((Date.now() - started) / 1000)} s`)
  let timer = setTimeout(function again() {
    say()
    timer = setTimeout(again, NEXT_SIGN_MS)
  }, FIRST_SIGN_MS)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}

/** Runs a program quietly; what it said is shown only when it fails. */
export async function runQuietly(title, program, args, options = {}) {
  console.log(title)
  let output = ''
  let interrupted = false
  const keep = (text) => (output = (output + text).slice(-KEPT_OUTPUT))
  const code = await withProgress(title, () => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const passOn = (signal) => {
      interrupted = true
      child.kill(signal)
    }
    process.on('SIGINT', passOn).on('SIGTERM', passOn)
    return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve)).finally(() =>
      process.off('SIGINT', passOn).off('SIGTERM', passOn),
    )
  })
  if (interrupted) throw new StepError('Interrupted.')
  if (code === 0) return
  console.error(output.trim())
  const full = /ENOSPC|no space left on device/i.test(output) ? ' The disk is full.' : ''
  throw new StepError(`"${title}" failed.${full}`)
}
