import { CredentialsHolder } from './credentials';
import { DocsNavigation, type NavigationGroup } from './docs-navigation';
import { type ApiDocument, endpointsByTag } from './document';
import { EndpointSection } from './endpoint-section';
import { CHAPTERS, Guide } from './guide';
import { SchemaList } from './schema-list';

/** The reference: guide, operations and schemas of the API document, with a form to try each operation. */
export function ApiReference({ document }: { document: ApiDocument }) {
  const address = document.servers[0]?.url ?? '';
  const tags = endpointsByTag(document);
  const groups: NavigationGroup[] = [
    { name: 'Guide', links: CHAPTERS.map(([id, text]) => ({ id, text })) },
    ...tags.map(({ name, endpoints }) => ({
      name,
      links: endpoints.map(({ method, path, operation }) => ({
        id: operation.operationId,
        text: operation.summary,
        method,
        path,
      })),
    })),
    { name: 'More', links: [{ id: 'schemas', text: 'Schemas' }] },
  ];
  return (
    <CredentialsHolder>
      <a
        href="#begin"
        className="sr-only z-menu rounded-2 bg-sheet px-3 py-2 text-13 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the guide
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <aside className="hidden border-line border-r lg:sticky lg:top-0 lg:block lg:h-dvh lg:overflow-y-auto lg:px-3">
          <DocsNavigation groups={groups} />
        </aside>
        <main className="min-w-0 break-words px-5 pb-20 lg:px-10">
          <header className="py-8">
            <p className="text-13 text-ink-3">Colloquy {document.info.version}</p>
            <h1 className="font-title text-32">API reference</h1>
            <p className="mt-2 max-w-measure text-16 text-ink-2">
              Create interview studies, launch them, read what participants said.
            </p>
          </header>
          <details className="border-line border-t py-3 lg:hidden">
            <summary className="cursor-pointer font-strong text-14">Contents</summary>
            <DocsNavigation groups={groups} />
          </details>
          <Guide document={document} address={address} />
          {tags.map(({ name, description, endpoints }) => (
            <section key={name} aria-labelledby={`tag-${name}`} className="border-line border-t pt-8">
              <h2 id={`tag-${name}`} className="scroll-mt-16 font-title text-20">
                {name}
              </h2>
              <p className="mt-1 mb-6 max-w-measure text-14 text-ink-2">{description}</p>
              {endpoints.map((endpoint) => (
                <EndpointSection
                  key={endpoint.operation.operationId}
                  endpoint={endpoint}
                  document={document}
                />
              ))}
            </section>
          ))}
          <SchemaList document={document} />
        </main>
      </div>
    </CredentialsHolder>
  );
}
