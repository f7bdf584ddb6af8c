-- wrk posts enquiries, each with its own key, and prints the counts as JSON.

local prefix = os.getenv("KEY_PREFIX")
local headers = { ["Content-Type"] = "application/json" }
local body = os.getenv("ENQUIRY")
local posts = 0

request = function()
  posts = posts + 1
  headers["Idempotency-Key"] = string.format("%s-%d", prefix, posts)
  return wrk.format("POST", nil, headers, body)
end

done = function(summary, latency)
  local failed = summary.errors
  local lost = failed.connect + failed.read + failed.write + failed.timeout
  io.write(string.format(
    '\n{"accepted":%d,"failed":%d,"perSecond":%.1f,"p50":%.1f,"p99":%.1f,"longest":%.1f}\n',
    summary.requests - failed.status, failed.status + lost,
    (summary.requests - failed.status) / summary.duration * 1e6,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, latency.max / 1e3
  ))
end
