import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts CPU time in: `getconf CLK_TCK`, which is 100 wherever Node runs. */
const TICK_MS = 10;
/**
 * Places in /proc/…/stat after the name of the program, which may contain spaces: the group, then four counts
 * of ticks.
 */
const GROUP = 2;
const TICKS = [11, 12, 13, 14];

/**
 * The CPU time of a group's running processes and of those of their children that have ended, in
 * milliseconds. A busy machine makes work take longer, but not need more of it.
 * @returns 0 where the system has no /proc
 */
export function cpuTimeOf(group: number): number {
  return processIds()
    .map((pid) => statOf(pid))
    .filter((stat) => Number(stat[GROUP]) === group)
    .flatMap((stat) => TICKS.map((place) => Number(stat[place]) * TICK_MS))
    .reduce((sum, ms) => sum + ms, 0);
}

function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return []; // no such file system here
  }
}

/** Nothing of a process that has just ended. */
function statOf(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
