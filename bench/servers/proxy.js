/** Express and http-proxy-middleware, no checks: the usual way to forward requests. */
import { Agent } from 'node:http';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

const app = express();
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
app.use(createProxyMiddleware({ target: process.env.UPSTREAM_URL, agent }));
app.listen(Number(process.env.PORT), '127.0.0.1');
