<?php
declare(strict_types=1);

const TOLERANCE_SECONDS = 300;

/** Respond with 400: nothing in the message can be trusted. */
final class NotFromTrellis extends RuntimeException {}

/**
 * The event in a webhook, if one of the secrets signed it within the last five minutes.
 * @param array<string, string> $headers by names in lower case
 * @param list<string> $secrets
 */
function verify_webhook(string $body, array $headers, array $secrets): array
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    if (!preg_match('/^\d{1,12}$/D', $timestamp)) {
        throw new NotFromTrellis('webhook-timestamp is missing or is no time');
    }
    if (abs(time() - (int) $timestamp) > TOLERANCE_SECONDS) {
        throw new NotFromTrellis("the message is too old, or this machine's clock is wrong");
    }

    // The signature is over the bytes as they arrived. There is one for each secret that is in force.
    $given = explode(' ', $headers['webhook-signature'] ?? '');
    foreach ($secrets as $secret) {
        $key = base64_decode(substr($secret, strlen('whsec_')), true);
        if ($key === false || $key === '') {
            throw new LogicException('a secret is not of the form whsec_…');
        }
        $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
        foreach ($given as $signature) {
            if (hash_equals($expected, $signature)) {
                // An int of PHP has 64 bits: it holds the id of every plant.
                return json_decode($body, true, 512, JSON_THROW_ON_ERROR);
            }
        }
    }
    throw new NotFromTrellis('none of the secrets made this signature');
}

$headers = array_change_key_case(getallheaders());
// One secret, or several with a blank between them while you rotate it.
$secrets = explode(' ', (string) getenv('TRELLIS_WEBHOOK_SECRET'));
try {
    $event = verify_webhook(file_get_contents('php://input'), $headers, $secrets);
    error_log($event['type'] . ' ' . ($event['data']['id'] ?? ''));
    http_response_code(204);
} catch (NotFromTrellis $error) {
    error_log('refused: ' . $error->getMessage());
    http_response_code(400);
}
