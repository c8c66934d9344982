import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ReceivedMail {
  to: string[];
  from: string;
  /** As it was sent: headers and body, soft line breaks joined. */
  text: string;
}

/** A mail server of our own that takes everything, or nothing; speaks as much SMTP as a client needs. */
export class SmtpServer {
  readonly mails: ReceivedMail[] = [];
  /** Refuses every recipient. */
  refusing = false;
  private constructor(private readonly server: net.Server) {}

  static async start(): Promise<SmtpServer> {
    const server = net.createServer();
    const smtp = new SmtpServer(server);
    server.on('connection', (socket) => smtp.converse(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return smtp;
  }

  get url(): string {
    const { port } = this.server.address() as net.AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  /** The first mail to this address, once it is there. */
  async mailTo(address: string): Promise<ReceivedMail> {
    for (let waited = 0; waited < 5_000; waited += 20) {
      const mail = this.mails.find(({ to }) => to.includes(address));
      if (mail) return mail;
      await sleep(20);
    }
    throw new Error(`no mail came for ${address}`);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private converse(socket: net.Socket): void {
    let mail: ReceivedMail = { to: [], from: '', text: '' };
    let data: string | null = null;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    socket.setEncoding('utf8').on('error', () => {});
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (data !== null) {
          if (line !== '.') data += `${line}\n`;
          else {
            const text = data.replace(/=\n/g, '').replace(/=3D/g, '=');
            this.mails.push({ ...mail, text });
            mail = { to: [], from: '', text: '' };
            data = null;
            say('250 taken');
          }
        } else if (/^(EHLO|HELO)/i.test(line)) say('250 test');
        else if (/^MAIL FROM/i.test(line)) {
          mail.from = /<(.*?)>/.exec(line)?.[1] ?? '';
          say('250 yes');
        } else if (/^RCPT TO/i.test(line)) {
          if (this.refusing) say('550 nobody of that name');
          else {
            mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? '');
            say('250 yes');
          }
        } else if (/^DATA/i.test(line)) {
          data = '';
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 yes');
      }
    });
  }
}
