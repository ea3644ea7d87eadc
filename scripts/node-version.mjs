// Imported before anything else, so that an old Node gets this message and not a syntax error.
const OLDEST_NODE = 20
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(`Vitrine needs Node ${OLDEST_NODE} or newer. This is Node ${process.versions.node}.`)
  process.exit(1)
}
