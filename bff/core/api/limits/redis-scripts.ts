import { createHash } from 'node:crypto';

/** A Lua script that Redis runs as one step, without another node in between. */
export interface RedisScript {
  readonly text: string;
  /** SHA-1 of the text, under which Redis caches the script. */
  readonly sha: string;
}

const scriptOf = (text: string): RedisScript => ({
  text,
  sha: createHash('sha1').update(text).digest('hex'),
});

/**
 * Spends one request from every quota, or from none if one is used up; the same rule as MemoryLimiter, window
 * for window. KEYS: a counter for each quota. ARGV: the window in ms, then each quota's limit. Returns the
 * index of the quota that refused (0: none), then used and ms left of each.
 */
export const SPEND = scriptOf(`
local window, refused = tonumber(ARGV[1]), 0
local answer = {0}
for i, key in ipairs(KEYS) do
  local left = redis.call('PTTL', key)
  local used = 0
  if left > 0 then
    used = tonumber(redis.call('GET', key))
  else
    left = window
    redis.call('SET', key, 0, 'PX', window)
  end
  if refused == 0 and used >= tonumber(ARGV[i + 1]) then refused = i end
  answer[2 * i], answer[2 * i + 1] = used, left
end
answer[1] = refused
if refused == 0 then
  for i, key in ipairs(KEYS) do answer[2 * i] = redis.call('INCR', key) end
end
return answer
`);

/**
 * The state of each quota, by the same rule, changing nothing. KEYS and ARGV as above; returns used and ms
 * left of each.
 */
export const PEEK = scriptOf(`
local answer = {}
for i, key in ipairs(KEYS) do
  local left = redis.call('PTTL', key)
  local used = 0
  if left > 0 then used = tonumber(redis.call('GET', key)) else left = tonumber(ARGV[1]) end
  answer[2 * i - 1], answer[2 * i] = used, left
end
return answer
`);

/**
 * Announces a node, and counts the live ones. KEYS: the set of nodes. ARGV: the node's name, and the ms
 * without an announcement after which a node counts as gone. Redis' clock decides, so the nodes' clocks need
 * not agree.
 */
export const ANNOUNCE = scriptOf(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('ZCARD', KEYS[1])
`);
