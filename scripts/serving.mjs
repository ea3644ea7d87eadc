import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { constants } from 'node:os'
import path from 'node:path'
import { packageEnvironment, pinnedNode, ROOT } from './installation.mjs'
import { StepError } from './progress.mjs'

const DEFAULT_PORT = 3000
const PARENT_CHECK_MS = 1_000
const SAME_KEY_PRESS_MS = 1_000

/** Fails early, before anything long, when the shop could not listen anyway. */
export async function ensurePortFree(env) {
  const port = Number(env.PORT || DEFAULT_PORT)
  // What is no port at all is explained by the settings' own check.
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return
  const host = env.HOST || undefined
  const server = createServer()
  const error = await new Promise((resolve) => {
    server
      .once('error', resolve)
      .listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
  if (error?.code === 'EADDRINUSE')
    throw new StepError(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
    )
  if (error?.code === 'EACCES')
    throw new StepError(
      `This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`,
    )
}

/** Runs a TypeScript program by the pinned Node until it ends, and returns its exit code. */
export async function runProgram(node_options, file, args, more_environment = {}) {
  // A group of its own, because Ctrl-C reaches every process of the terminal's group, each of them once more
  // through npm. The program gets one signal, from here, and notices by the closed channel if this process dies.
  const child = spawn(
    pinnedNode(),
    [
      ...node_options,
      '--import',
      path.join(ROOT, 'scripts/stop-with-parent.mjs'),
      path.join(ROOT, file),
      ...args,
    ],
    {
      cwd: ROOT,
      env: packageEnvironment(more_environment),
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  let last_signal = 0
  const passOn = (signal) => {
    if (Date.now() - last_signal < SAME_KEY_PRESS_MS) return
    last_signal = Date.now()
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn)
  if (process.env.npm_lifecycle_event) whenParentEnds(() => passOn('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

// A killed npm cannot pass its signal on.
function whenParentEnds(act) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, PARENT_CHECK_MS)
  timer.unref()
}
