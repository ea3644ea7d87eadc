import { defineConfig } from 'vitest/config'

/** They run the real servers, so they need a build. */
const TESTS_OF_THE_BUILD = ['tests/browser/**/*.test.ts', 'tests/scale-out/**/*.test.ts']

export default defineConfig({
  test: {
    globalSetup: ['tests/postgres-setup.ts'],
    maxWorkers: 2,
    retry: 0,
    // A busy machine takes its time; a condition that never comes true is found all the same.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'build/**', 'data/**', ...TESTS_OF_THE_BUILD],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: TESTS_OF_THE_BUILD,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
