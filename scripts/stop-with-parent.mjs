// Loaded into the shop by the script that starts it: should that script be killed, the shop stops as if asked to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
