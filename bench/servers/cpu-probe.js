/**
 * Loaded into every measured server with `--import`, the product among them: answers the driver's question with what
 * the whole process has cost so far. Until it is asked it costs nothing.
 */
process.on('message', (question) => {
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system, rssBytes: process.memoryUsage.rss() });
});
// The channel alone keeps no process alive that has otherwise ended.
process.channel?.unref();
