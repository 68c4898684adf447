/** IPv4 with four numbers, or IPv6 as a URL takes it. */
export function isIpAddress(text: string): boolean {
  const part = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
  if (new RegExp(`^${part}(?:\\.${part}){3}$`).test(text)) return true;
  return /^[0-9A-Fa-f:.]{2,45}$/.test(text) && text.includes(':') && URL.canParse(`http://[${text}]/`);
}
