import { defineConfig } from 'vitest/config'

const BROWSER_TESTS = 'tests/browser/**/*.test.ts'

export default defineConfig({
  test: {
    globalSetup: ['tests/postgres-setup.ts'],
    maxWorkers: 2,
    retry: 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'build/**', 'data/**', BROWSER_TESTS],
          testTimeout: 20_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
