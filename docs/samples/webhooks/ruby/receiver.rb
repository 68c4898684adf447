# gem install webrick; with Rails or Sinatra, call verify_webhook with request.raw_post or request.body.read
require "json"
require "openssl"
require "webrick"

TOLERANCE_SECONDS = 300

# Respond with 400: nothing in the message can be trusted.
class NotFromTrellis < StandardError; end

# The event in a webhook, if one of the secrets signed it within the last five minutes.
def verify_webhook(body, headers, secrets)
  timestamp = headers["webhook-timestamp"].to_s
  raise NotFromTrellis, "webhook-timestamp is missing or is no time" unless timestamp.match?(/\A\d{1,12}\z/)

  age = Time.now.to_i - timestamp.to_i
  raise NotFromTrellis, "the message is too old, or this machine's clock is wrong" if age.abs > TOLERANCE_SECONDS

  # The signature is over the bytes as they arrived. There is one for each secret that is in force.
  signed = "#{headers["webhook-id"]}.#{timestamp}.".b + body.b
  given = headers["webhook-signature"].to_s.split
  expected = secrets.map do |secret|
    key = secret.delete_prefix("whsec_").unpack1("m0")
    "v1," + [OpenSSL::HMAC.digest("SHA256", key, signed)].pack("m0")
  end
  same = expected.product(given).any? { |own, other| OpenSSL.secure_compare(own, other) }
  raise NotFromTrellis, "none of the secrets made this signature" unless same

  JSON.parse(body) # an Integer of Ruby has every digit
end

# One secret, or several with a blank between them while you rotate it.
secrets = ENV.fetch("TRELLIS_WEBHOOK_SECRET").split
$stdout.sync = true
server = WEBrick::HTTPServer.new(
  BindAddress: "127.0.0.1",
  Port: Integer(ENV.fetch("PORT", "9000")),
  AccessLog: [],
  Logger: WEBrick::Log.new(File::NULL),
  StartCallback: -> { puts "ready" }
)
server.mount_proc("/") do |request, response|
  event = verify_webhook(request.body.to_s, request, secrets)
  puts "#{event["type"]} #{event["data"]["id"]}"
  response.status = 204
rescue NotFromTrellis => error
  puts "refused: #{error.message}"
  response.status = 400
end
trap("TERM") { server.shutdown }
server.start
