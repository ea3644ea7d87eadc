import './node-version.mjs'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from './building.mjs'
import { findChromium } from './find-chromium.mjs'
import { provideRedis } from './find-redis.mjs'
import { ensureInstalled, packageEnvironment, pinnedNode, ROOT } from './installation.mjs'
import { withProgress } from './progress.mjs'
import { reporting } from './reporting.mjs'

const quick = process.argv.includes('--quick')
const total = { passed: 0, failed: 0 }
const failed_steps = []
const failed_tests = []
/** The report knows nothing of an error that belongs to no test; it is told where errors are. */
const LAST_WORDS = 4000
let last_words = ''
let running

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.on(signal, () => {
    running?.kill(signal)
    process.exit(code)
  })

await reporting(async () => {
  await ensureInstalled()
  await step('Types', () => check('typescript/bin/tsc', '--noEmit'))
  await step('Lint', () => check('oxlint/bin/oxlint'))
  await step('Format', () => check('oxfmt/bin/oxfmt', '--check'))
  if (!quick) await step('Build', async () => (await build(), { passed: 1, failed: 0 }))
  await step('Unit, API and journeys', async () => {
    if (!quick) await provideRedis()
    return vitest('unit', {})
  })
  if (!quick) await step('Browser', async () => vitest('browser', { CHROME_PATH: await findChromium() }))
})
if (process.exitCode) total.failed += 1

if (failed_steps.length > 0) console.log(`\nFailed: ${failed_steps.join(', ')}`)
// Of a long run the last lines are what is kept.
for (const title of failed_tests) console.log(`  ${title}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function step(title, work) {
  console.log(`\n== ${title}`)
  let outcome = { passed: 0, failed: 1 }
  try {
    outcome = await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  total.passed += outcome.passed
  total.failed += outcome.failed
  if (outcome.failed > 0) failed_steps.push(title)
}

async function check(program, ...args) {
  const code = await withProgress('Checking', () => run(program, args))
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest(project, environment) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const args = [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]
    const code = await run('vitest/vitest.mjs', args, environment)
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const failures = failuresOf(report)
    if (code !== 0 && failures.length === 0) failures.push(`An error outside of all tests:\n${last_words}`)
    failed_tests.push(...failures)
    return countTests(report, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// A file that cannot even be loaded has no test cases, and a stray error belongs to none: each is one failure.
function countTests(report, code) {
  const not_loaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = report.numFailedTests + not_loaded.length
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function failuresOf(report) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(ROOT, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (assertionResults.length === 0 && message) return [`${file}: ${message.split('\n')[0]}`]
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${file}: ${fullName}\n    ${failureMessages[0]?.split('\n')[0] ?? ''}`,
    )
  })
}

function run(program, args, environment = {}) {
  const child = spawn(pinnedNode(), [path.join(ROOT, 'node_modules', program), ...args], {
    cwd: ROOT,
    env: packageEnvironment(environment),
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  running = child
  last_words = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    process.stderr.write(text)
    last_words = (last_words + text).slice(-LAST_WORDS)
  })
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
}
