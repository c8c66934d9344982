import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Notifications';
const ofStudy = { responseCompleted: 'daily', targetReached: 'now', studyClosed: 'now', safetyFlag: 'now' };
const notices = { ...ofStudy, responseCompleted: 'off', webhookFailing: 'now', creditsLow: 'daily' };
const own = {
  mail: true,
  notices,
  studies: [{ studyId: example.ids.study, title: 'Night trains', notices: ofStudy }],
};
const channel = {
  channel: { host: 'hooks.chat.example', notices, studyIds: null, failingSince: null },
};
const only = 'Owners and admins only.';

export const readNotificationsDoc: OperationDoc = {
  id: 'readNotifications',
  tag,
  summary: 'See what you are told',
  description:
    'By mail, in this organization. Who chose nothing is told nothing, but owners of safety flags and of webhooks that fail.',
  answer: 'What the caller is told.',
  examples: { reply: [{ summary: 'One study apart', value: own }] },
};

export const setNotificationsDoc: OperationDoc = {
  id: 'setNotifications',
  tag,
  summary: 'Choose what you are told',
  description:
    'All of it at once. Mails have titles, numbers and links, and nothing that participants said; what happens within a minute comes in one.',
  answer: 'What the caller is told now.',
  examples: {
    request: [
      {
        summary: 'Every morning, and more of one study',
        value: { notices, studies: [{ studyId: example.ids.study, notices: ofStudy }] },
      },
    ],
    reply: [{ summary: 'Set', value: own }],
  },
};

export const readNotificationChannelDoc: OperationDoc = {
  id: 'readNotificationChannel',
  tag,
  summary: "See the organization's channel",
  description: `Without its address. ${only}`,
  answer: 'The channel, if there is one.',
  examples: { reply: [{ summary: 'One', value: channel }] },
};

export const setNotificationChannelDoc: OperationDoc = {
  id: 'setNotificationChannel',
  tag,
  summary: 'Tell a channel',
  description: `A channel of Slack, or of what takes its incoming webhooks (\`{text}\`), is told what happens; what happens within a minute comes in one message, tried for a day. ${only}`,
  answer: 'The channel.',
  examples: {
    request: [{ summary: 'All studies', value: { url: 'https://hooks.chat.example/in/7Kd2', notices } }],
    reply: [{ summary: 'Set', value: channel }],
  },
};

export const deleteNotificationChannelDoc: OperationDoc = {
  id: 'deleteNotificationChannel',
  tag,
  summary: 'Tell no channel',
  description: `With what it was still to be told. ${only}`,
  answer: 'No channel.',
  examples: { reply: [{ summary: 'None', value: { channel: null } }] },
};

export const testNotificationChannelDoc: OperationDoc = {
  id: 'testNotificationChannel',
  tag,
  summary: 'Try the channel',
  description: `Says a sentence there now. ${only}`,
  refusals: ['not_found'],
  answer: 'What came of it.',
  examples: {
    request: [{ summary: 'Nothing to say', value: {} }],
    reply: [{ summary: 'It got through', value: { sent: true, problem: null } }],
  },
};
