import { StepError } from './progress.mjs'

/** Runs a command; what went wrong ends as one readable line, and a stack only where it is our own mistake. */
export async function reporting(command) {
  try {
    await command()
  } catch (error) {
    if (error?.code === 'ENOSPC') console.error('The disk is full.')
    console.error(error instanceof StepError ? error.message : error)
    process.exitCode = 1
  }
}
