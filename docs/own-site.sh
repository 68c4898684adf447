#!/bin/sh
# From nothing to an own theme on an own host with a paid test order, with no line of frontend code: sh docs/own-site.sh http://localhost:8080
# It needs curl and Node. With TRELLIS_KEY set to a sandbox key it uses that partner, else it signs up one.
set -eu
api=${1:-http://localhost:8080}
host=order-$(date +%s).greenleaf.example
began=$(date +%s)

# one METHOD PATH BODY: calls the API. get EXPRESSION: a value of the JSON on standard input, which is called x.
one() {
  curl -sS --fail-with-body -X "$1" "$api$2" -H "Content-Type: application/json" ${TRELLIS_KEY:+-H "Authorization: Bearer $TRELLIS_KEY"} ${3:+-d "$3"}
}
get() {
  node -e 'const x = JSON.parse(require("node:fs").readFileSync(0, "utf8")); console.log('"$1"')'
}

if [ -z "${TRELLIS_KEY:-}" ]; then
  TRELLIS_KEY=$(one POST /v1/partners '{"name": "Greenleaf"}' | get 'x.key.secret')
  echo "Signed up Greenleaf"
fi

# A theme: a Design Tokens file. What it leaves out follows from these.
one PUT /v1/theme '{
  "color": {"$type": "color", "accent": {"$value": "#6b2c91"}},
  "radius": {"control": {"$type": "dimension", "$value": "14px"}}
}' | get '`Theme ${x.version}: accent ${x.tokens.color.accent.$value.components.join(" ")}, ${x.contrast.filter((one) => one.level !== "ok").length} texts hard to read`'

# A host of its own for one merchant. In the sandbox, a simulated event stands for DNS below .example.
merchant=$(one GET '/v1/merchants?status=active' | get 'x.data.at(-1).id')
one POST /v1/domains "{\"host\": \"$host\", \"merchant\": \"$merchant\"}" | get 'x.records.map((one) => `${one.type.padEnd(5)} ${one.name} ${one.value}`).join("\n")'
one POST /v1/sandbox/events "{\"type\": \"domain.verified\", \"merchant\": \"$merchant\"}" | get '`${x.data[0].type}: ${x.data[0].data.host}`'

# An order, paid by the sandbox's test card.
location=$(one GET "/v1/merchants/$merchant/locations" | get 'x.data.at(-1).id')
place=$(one GET "/v1/merchants/$merchant/locations/$location" | get 'x.slug')
menu=$(one GET "/v1/menus?merchant=$merchant" | get 'x.data.findLast((one) => one.published_version !== null).id')
item=$(one GET "/v1/menus/$menu?version=published" |
  get 'JSON.stringify((({id, variations}) => ({item: id, variation: variations[0].id}))(x.sections.flatMap((one) => one.items).find((one) => one.modifier_groups.length === 0)))')
order=$(one POST /v1/orders "{
  \"location\": \"$location\",
  \"customer\": {\"name\": \"Guest\", \"phone\": \"+442079460018\"},
  \"fulfillment\": {\"type\": \"pickup\"},
  \"lines\": [$(echo "$item" | get 'JSON.stringify({...x, uid: "first", quantity: 2})')]
}")
total=$(echo "$order" | get 'JSON.stringify(x.total)')
id=$(echo "$order" | get 'x.id')
curl -sS --fail-with-body -X POST "$api/v1/orders/$id/pay" -H "Authorization: Bearer $TRELLIS_KEY" \
  -H "Content-Type: application/json" -H "Idempotency-Key: $id" \
  -d "{\"source\": {\"token\": \"tok_paid\"}, \"total\": $total}" | get '`Order ${x.number}: ${x.status}, paid ${x.total.amount} ${x.total.currency}`'

# What guests see: the host is in the request, as a browser behind your proxy sends it.
page() {
  curl -sS --fail-with-body -H "Host: $host" "$api$1"
}
sheet=$(page "/$place" | node -e 'console.log(/href="(\/t\/[^"]+\.css)"/.exec(require("node:fs").readFileSync(0, "utf8"))[1])')
echo "http://$host/$place: $(page "/$place" | node -e 'console.log(/<title>([^<]*)/.exec(require("node:fs").readFileSync(0, "utf8"))[1])')"
echo "Its accent: $(page "$sheet" | node -e 'console.log(/--trellis-color-accent: ([^;]+)/.exec(require("node:fs").readFileSync(0, "utf8"))[1])')"
path=$(one GET "/v1/orders/$id" | get 'new URL(x.status_url).pathname')
echo "Its order: $(page "$path" | node -e 'console.log(/<h1[^>]*>([^]*?)<\/h1>/.exec(require("node:fs").readFileSync(0, "utf8"))[1].replace(/<[^>]*>|\s+/g, " ").trim())')"
echo "Took $(($(date +%s) - began)) s"
