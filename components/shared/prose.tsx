'use client';
import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';

/** Markdown as elements of our own: what is not known to be text, HTML included, is shown as it was written. */
export function Prose({ text }: { text: string }) {
  return <div className="grid gap-3 text-16 leading-[1.625rem] text-pretty">{blocks(lexer(text))}</div>;
}

function blocks(tokens: readonly Token[]): ReactNode[] {
  return tokens.map((token, at) => {
    const key = `${at}-${token.type}`;
    switch (token.type) {
      case 'space':
        return null;
      case 'heading':
        return (
          <h2 key={key} className="mt-6 text-24 font-title leading-[2rem] tracking-[-0.015em]">
            {inline((token as Tokens.Heading).tokens)}
          </h2>
        );
      case 'paragraph':
        return <p key={key}>{inline((token as Tokens.Paragraph).tokens)}</p>;
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        const List = ordered ? 'ol' : 'ul';
        return (
          <List key={key} className={`grid gap-1 ps-6 ${ordered ? 'list-decimal' : 'list-disc'}`}>
            {items.map((item, place) => (
              <li key={place}>{inline(item.tokens)}</li>
            ))}
          </List>
        );
      }
      case 'blockquote':
        return (
          <blockquote key={key} className="font-read">
            {blocks((token as Tokens.Blockquote).tokens)}
          </blockquote>
        );
      default:
        return (
          <p key={key} className="whitespace-pre-wrap">
            {token.raw.trim()}
          </p>
        );
    }
  });
}

function inline(tokens: readonly Token[] = []): ReactNode[] {
  return tokens.map((token, at) => {
    const key = `${at}-${token.type}`;
    switch (token.type) {
      case 'strong':
        return <strong key={key}>{inline((token as Tokens.Strong).tokens)}</strong>;
      case 'em':
        return <em key={key}>{inline((token as Tokens.Em).tokens)}</em>;
      case 'br':
        return <br key={key} />;
      case 'link': {
        const { href, tokens: inner } = token as Tokens.Link;
        if (!/^https?:\/\//i.test(href)) return <Fragment key={key}>{token.raw}</Fragment>;
        return (
          <a key={key} href={href} rel="noopener noreferrer nofollow" className="link">
            {inline(inner)}
          </a>
        );
      }
      case 'text':
      case 'escape': {
        const { tokens: inner, text } = token as Tokens.Text;
        return <Fragment key={key}>{inner ? inline(inner) : text}</Fragment>;
      }
      default:
        return <Fragment key={key}>{token.raw}</Fragment>;
    }
  });
}
