import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import net from 'node:net';

/**
 * Loaded before everything else into every process and thread of a server: writes down each connection that is opened to
 * anywhere, each name that is looked up, and each datagram, one line each, into the file named by CONNECTIONS_FILE.
 * Everything that Node opens, HTTP, TLS and fetch included, goes through one of these.
 */
const file = process.env.CONNECTIONS_FILE;
const note = (line) => appendFileSync(file, `${line}\n`);

/** Whatever way it was said in: options, path, or port and host; Node itself passes all of them in one list. */
function addressOf(given) {
  const [first, second] = Array.isArray(given[0]) ? given[0] : given;
  if (typeof first === 'object' && first !== null) {
    return first.path ?? `${first.host ?? first.hostname ?? 'localhost'}:${first.port}`;
  }
  return typeof first === 'number' || /^\d+$/.test(String(first)) ? `${second ?? 'localhost'}:${first}` : String(first);
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...given) {
  note(`connect ${addressOf(given)}`);
  return connect.apply(this, given);
};

const { send } = dgram.Socket.prototype;
dgram.Socket.prototype.send = function (...given) {
  note('datagram');
  return send.apply(this, given);
};

for (const resolver of [dns, dns.promises]) {
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveAny', 'reverse']) {
    const original = resolver[name];
    resolver[name] = function (host, ...rest) {
      // An address is none that anybody has to be asked for.
      if (typeof host === 'string' && net.isIP(host) === 0 && host !== 'localhost') note(`look up ${host}`);
      return original.call(this, host, ...rest);
    };
  }
}

note(`watching ${process.pid}`);
