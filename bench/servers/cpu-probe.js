/**
 * Loaded into every measured server with `--import`, the product included: replies to the driver's message with what
 * the whole process has used so far. It costs nothing in between.
 */
process.on('message', (question) => {
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system, rssBytes: process.memoryUsage.rss() });
});
// The channel alone keeps no process alive that has otherwise ended.
process.channel?.unref();
