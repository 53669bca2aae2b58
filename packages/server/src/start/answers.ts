import { Complaint, complaintText, kernelText, languageFor, voice } from '@parlour/kernel';
import { serverText } from '@parlour/client/protocol';
import type { FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { App } from '../routes/route.ts';

/** Every failure is a complaint that can be said in the reader's language; only our own go to the log. */
export function answerErrors(app: App): void {
  app.setErrorHandler((error: Error & { statusCode?: number; validation?: unknown }, request, reply) => {
    const [status, complaint] = explain(error);
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    reply.code(status);
    return wantsPage(request)
      ? reply.type('text/html; charset=utf-8').send(sentence(complaint, request))
      : reply.send({ complaint: complaint.toJSON() });
  });
}

function explain(error: Error & { statusCode?: number }): [number, Complaint] {
  if (error instanceof Complaint) return [statusOf(error.key), error];
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issue = error.validation[0];
    const field = issue?.instancePath.slice(1).replaceAll('/', '.') ?? '';
    return [400, new Complaint('server.input', { field, detail: issue?.message ?? '' })];
  }
  const status = error.statusCode ?? 500;
  return status < 500 ? [status, new Complaint('server.input', { field: '', detail: error.message })] : [500, new Complaint('server.busy')];
}

function statusOf(key: string): number {
  if (
    key === 'server.no-table' ||
    key === 'server.no-deal' ||
    key === 'server.no-day' ||
    key === 'server.no-tournament' ||
    key === 'server.bad-link' ||
    key === 'server.bad-confirmation' ||
    key === 'server.no-page'
  )
    return 404;
  if (key === 'server.who' || key === 'server.bad-passkey') return 401;
  if (key === 'server.too-fast') return 429;
  if (key === 'server.origin' || key.startsWith('server.not-')) return 403;
  return key.startsWith('options.') || key.startsWith('record.') ? 400 : 409;
}

/** Whether somebody looks at an address, rather than a program asking. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}

/** A complaint for somebody who has nothing else to look at. */
function sentence(complaint: Complaint, { headers }: FastifyRequest): string {
  const wanted = (headers['accept-language'] ?? '').split(',').map((part) => part.replace(/;.*/, '').trim());
  const language = languageFor(wanted, Object.keys(serverText));
  const said = complaintText(complaint, voice(language, [serverText, kernelText]));
  const text = said.replaceAll(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>Parlour</title><p>${text}</p></html>`;
}
