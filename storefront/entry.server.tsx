export { readBuild } from './build-info.ts'
export { pageFile } from './page-components.ts'
export { createStorefront } from './server.ts'
