import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Device, Display, Viewport } from '@siteimprove/alfa-device';
import { Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import alfaRules from '@siteimprove/alfa-rules';
import { URL as AlfaUrl } from '@siteimprove/alfa-url';
import { Page as AlfaPage } from '@siteimprove/alfa-web';
import { axeFindings } from '../harness/axe.ts';
import { type Accepted, accepted } from './accepted.ts';

export interface Finding {
  readonly checker: Accepted['checker'];
  readonly rule: string;
  /** A selector, a path or the element's HTML, as the checker reports it. */
  readonly where: string;
  readonly words: string;
}

const sourceOf = (file: string) =>
  readFileSync(join(import.meta.dirname, 'node_modules', file), 'utf8');
const ace = `${sourceOf('accessibility-checker-engine/ace.js')};window.ace = ace;`;
const htmlcs = sourceOf('html_codesniffer/build/HTMLCS.js');

async function byAxe(page: Page): Promise<Finding[]> {
  return (await axeFindings(page)).map((finding) => {
    const [rule = '', where = ''] = finding.split(': ');
    return { checker: 'axe', rule, where, words: '' };
  });
}

/** IBM's checker. Of its results only FAIL is certain; the others are for manual review. */
async function byAce(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate("'ace' in window"))) await page.evaluate(ace);
  const found = await page.evaluate<Array<Omit<Finding, 'checker'>>>(
    `new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results
      .filter(({ value }) => value[1] === 'FAIL')
      .map(({ ruleId, path, message }) => ({ rule: ruleId, where: path.dom, words: message })))`,
  );
  return found.map((finding) => ({ checker: 'ace', ...finding }));
}

/** HTML_CodeSniffer. Its warnings and notices are for manual review. */
async function byHtmlcs(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate("'HTMLCS' in window"))) await page.evaluate(htmlcs);
  const found = await page.evaluate<Array<Omit<Finding, 'checker'>>>(
    `new Promise((done) => HTMLCS.process('WCAG2AA', document, () => done(HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, element, msg }) => (
        { rule: code, where: String(element.outerHTML).slice(0, 200), words: msg })))))`,
  );
  return found.map((finding) => ({ checker: 'htmlcs', ...finding }));
}

/** Alfa's rules, except those whose findings are accepted everywhere. */
const neededRules = [...alfaRules].filter(
  ({ uri }) =>
    !accepted.some(
      ({ checker, rule, where }) => checker === 'alfa' && !where && uri.endsWith(`/${rule}`),
    ),
);

/** Siteimprove's Alfa, which checks a copy of the page outside of the browser. */
async function byAlfa(page: Page): Promise<Finding[]> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  const view = Viewport.of(width, height, width > height ? 'landscape' : 'portrait');
  const device = Device.of('screen', view, Display.of(1));
  // Alfa ignores a whole style sheet if one of its rules is unknown.
  await page.evaluate(() => {
    const removeUnknown = (rules: CSSStyleSheet | CSSGroupingRule): void => {
      for (let index = rules.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = rules.cssRules[index];
        if (rule?.constructor.name === 'CSSViewTransitionRule') rules.deleteRule(index);
        else if (rule instanceof CSSGroupingRule) removeUnknown(rule);
      }
    };
    for (const sheet of document.styleSheets) removeUnknown(sheet);
  });
  const json = await page.evaluate<unknown>(`(${Native.fromNode})()`);
  const url = AlfaUrl.parse(page.url()).getUnsafe();
  const shown = Node.from(json, device);
  const input = AlfaPage.of(Request.of('GET', url), Response.of(url, 200), shown, device);
  const outcomes = [...(await Audit.of(input, neededRules).evaluate())];
  // Alfa reports nothing if the versions of its packages do not match.
  if (!outcomes.some(Outcome.isPassed)) throw new Error('Alfa has checked nothing.');
  return outcomes.filter(Outcome.isFailed).map(({ rule, target, expectations }) => ({
    checker: 'alfa',
    rule: rule.uri.slice(rule.uri.lastIndexOf('/') + 1),
    where: target.path?.() ?? '',
    words: /"message":"([^"]+)"/.exec(JSON.stringify(expectations))?.[1] ?? '',
  }));
}

const isAccepted = ({ checker, rule, where, words }: Finding) =>
  accepted.some(
    (one) =>
      one.checker === checker &&
      one.rule === rule &&
      (one.where === undefined || one.where.test(`${where} ${words}`)),
  );

/** The findings of four checkers in a page, without the accepted ones. */
export async function findings(page: Page): Promise<Finding[]> {
  const all = [
    ...(await byAxe(page)),
    ...(await byAce(page)),
    ...(await byHtmlcs(page)),
    ...(await byAlfa(page)),
  ];
  return all.filter((finding) => !isAccepted(finding));
}
