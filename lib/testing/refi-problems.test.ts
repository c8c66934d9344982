import { expect, it } from 'vitest';
import { refiProblems } from './refi-problems';

const ID = '0c8f2f4e-3a57-4d1e-9b3c-1f2a3b4c5d6e';
const project = (inner: string) => `<?xml version="1.0" encoding="utf-8"?>
<Project xmlns="urn:QDA-XML:project:1.0" name="Beds">${inner}</Project>`;
const codes = (inner: string) => project(`<CodeBook><Codes>${inner}</Codes></CodeBook>`);

it('sees what a program would refuse in a project', () => {
  expect(refiProblems(codes(`<Code guid="${ID}" name="Cold" isCodable="true"/>`))).toEqual([]);
  expect(refiProblems(codes(''))).toEqual(['Codes holds ']);
  expect(refiProblems(codes(`<Code guid="7" isCodable="yes"/>`))).toEqual([
    'Code guid="7"',
    'Code has no name',
    'Code isCodable="yes"',
  ]);
  expect(refiProblems(project(`<Variables/><Users><User guid="${ID}"/></Users>`))).toEqual([
    'Variables holds ',
    'Project holds Variables Users',
  ]);
  const value = `<VariableRef targetGUID="${ID}"/><FloatValue>1e-7</FloatValue>`;
  expect(
    refiProblems(project(`<Cases><Case guid="${ID}"><VariableValue>${value}</VariableValue></Case></Cases>`)),
  ).toEqual(['FloatValue: “1e-7”']);
  expect(refiProblems(project('<Users>'))).toEqual(['</Project> closes nothing']);
});
