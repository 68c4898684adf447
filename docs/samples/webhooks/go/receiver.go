package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

const tolerance = 5 * time.Minute

// Event is what happened. Data keeps the digits of every number: read an id with json.Number's Int64.
type Event struct {
	ID   string         `json:"id"`
	Type string         `json:"type"`
	Data map[string]any `json:"data"`
}

// verifyWebhook returns the event in a webhook, if one of the secrets signed it within the last five minutes.
func verifyWebhook(body []byte, headers http.Header, secrets []string) (*Event, error) {
	timestamp := headers.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil {
		return nil, errors.New("webhook-timestamp is missing or is no time")
	}
	age := time.Since(time.Unix(seconds, 0))
	if age > tolerance || age < -tolerance {
		return nil, errors.New("the message is too old, or this machine's clock is wrong")
	}
	// The signature is over the bytes as they arrived. There is one for each secret that is in force.
	signed := append([]byte(headers.Get("webhook-id")+"."+timestamp+"."), body...)
	for _, secret := range secrets {
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
		if err != nil {
			return nil, errors.New("a secret is not of the form whsec_…")
		}
		mac := hmac.New(sha256.New, key)
		mac.Write(signed)
		expected := mac.Sum(nil)
		for _, signature := range strings.Fields(headers.Get("webhook-signature")) {
			given, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(signature, "v1,"))
			if err == nil && strings.HasPrefix(signature, "v1,") && hmac.Equal(expected, given) {
				return readEvent(body)
			}
		}
	}
	return nil, errors.New("none of the secrets made this signature")
}

func readEvent(body []byte) (*Event, error) {
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.UseNumber() // a float64 would round an int64
	var event Event
	return &event, decoder.Decode(&event)
}

func main() {
	// One secret, or several with a blank between them while you rotate it.
	secrets := strings.Fields(os.Getenv("TRELLIS_WEBHOOK_SECRET"))
	receive := func(response http.ResponseWriter, request *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(response, request.Body, 1<<20))
		if err == nil {
			var event *Event
			if event, err = verifyWebhook(body, request.Header, secrets); err == nil {
				fmt.Println(event.Type, event.Data["id"])
				response.WriteHeader(http.StatusNoContent)
				return
			}
		}
		fmt.Println("refused:", err)
		response.WriteHeader(http.StatusBadRequest)
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "9000"
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+port)
	if err != nil {
		panic(err)
	}
	fmt.Println("ready")
	panic(http.Serve(listener, http.HandlerFunc(receive)))
}
