import type { SpeakingTexts } from '../speaking-texts';

export const texts: SpeakingTexts = {
  language: 'de',

  seeAndHear: 'Können wir Sie sehen und hören?',
  hear: 'Können wir Sie hören?',
  sayFewWords: 'Sagen Sie ein paar Worte. Noch wird nichts aufgezeichnet.',
  microphone: 'Mikrofon',
  camera: 'Kamera',
  screen: 'Bildschirm',
  weHear: 'Wir hören Sie',
  weSee: 'Wir sehen Sie',
  saySomething: 'Sagen Sie etwas',
  asking: 'Ihr Browser fragt Sie gerade',
  inputLevel: 'Eingangspegel',
  yourPicture: 'Ihr Kamerabild',
  noPicture: 'Es gibt kein Bild',
  problems: {
    blocked: 'Blockiert',
    missing: 'Nicht gefunden',
    in_use: 'Anderswo in Gebrauch',
    insecure: 'Hier nicht möglich',
    unsupported: 'Hier nicht möglich',
    lost: 'Getrennt',
    without: 'Aus',
  },
  help: {
    blocked:
      'Klicken Sie auf das Zeichen neben der Adresse dieser Seite, wählen Sie Zulassen und versuchen Sie es noch einmal.',
    missing: 'Es wurde kein solches Gerät gefunden. Schließen Sie eines an und versuchen Sie es noch einmal.',
    in_use:
      'Ein anderes Programm benutzt es gerade. Schließen Sie dieses Programm und versuchen Sie es noch einmal.',
    insecure:
      'Diese Seite wurde nicht über eine sichere Verbindung geöffnet und darf deshalb nicht zuhören. Sie können stattdessen schreiben.',
    unsupported:
      'Dieser Browser kann nicht aufzeichnen. Schreiben Sie stattdessen, oder öffnen Sie den Link in einem anderen Browser.',
    lost: 'Die Verbindung wurde getrennt. Schließen Sie es wieder an und versuchen Sie es noch einmal.',
  },
  tryAgain: 'Noch einmal versuchen',
  withoutCamera: 'Ohne Kamera weitermachen',
  later: 'Später',
  laterHelp: 'Danach fragen wir später. Sie wählen das Fenster.',
  notHere: 'Nicht auf diesem Gerät',
  notHereHelp: 'Dieses Gerät kann seinen Bildschirm nicht teilen. Es geht ohne ihn weiter.',
  start: 'Interview beginnen',
  allowCamera: 'Lassen Sie die Kamera zu, oder machen Sie ohne sie weiter.',
  allowMicrophone: 'Lassen Sie das Mikrofon zu, oder schreiben Sie stattdessen.',
  listen: 'Ein paar Worte aufnehmen und anhören',
  listenRecording: 'Sprechen Sie jetzt, vier Sekunden',
  listenPlaying: 'So klingen Sie',
  captions: 'Zeigen, was ich sage, als Text',
  captionsHelp: 'Ihr Browser schreibt mit. Er kann Ihre Stimme dafür an seinen Hersteller senden.',

  typeInstead: 'Stattdessen schreiben',
  speakInstead: 'Stattdessen sprechen',
  answer: 'Antworten',
  answerNow: 'Jetzt antworten',
  done: 'Ich bin fertig',
  goOn: 'Weitersprechen',
  sendAsItIs: 'So senden',
  recording: 'Aufnahme läuft',
  paused: 'Angehalten',
  pause: 'Aufnahme anhalten',
  resume: 'Aufnahme fortsetzen',
  startAgain: 'Neu anfangen',
  hearAgain: 'Noch einmal hören',
  silence: 'Nicht weiter vorlesen',
  speaking: 'Der Interviewer spricht',
  opensAfter: 'Das Mikrofon öffnet sich, wenn die Frage zu Ende ist.',
  offUntil: 'Das Mikrofon ist aus, bis Sie beginnen.',
  you: 'Sie',

  screenFirst: 'Bei dieser Frage geht es um Ihren Bildschirm. Teilen Sie ihn, dann antworten Sie.',
  screenNeeded:
    'Diese Studie nimmt auch Ihren Bildschirm auf. Teilen Sie ihn, oder machen Sie ohne ihn weiter.',
  screenWatched:
    'Bei dieser Frage wird Ihr Bildschirm angesehen: Was darauf ist, wird mit Ihrer Antwort aufgenommen.',
  screenMissing: 'Ihr Bildschirm wird nicht geteilt. Teilen Sie ihn, oder machen Sie ohne ihn weiter.',
  screenWithout: 'Ihr Bildschirm wird nicht aufgenommen.',
  shareFirst: 'Teilen Sie zuerst Ihren Bildschirm, oder machen Sie ohne ihn weiter.',
  shareScreen: 'Bildschirm teilen',
  sharing: 'Ihr Bildschirm wird mit Ihrer Antwort aufgezeichnet.',
  stopSharing: 'Nicht mehr teilen',
  sharingStopped:
    'Der Bildschirm wird nicht mehr geteilt. Teilen Sie ihn wieder, oder machen Sie ohne ihn weiter.',
  goOnWithout: 'Ohne weitermachen',

  interrupted: 'Ihre Antwort wurde unterbrochen.',
  interruptedText:
    'Was Sie gesagt haben, ist erhalten. Sprechen Sie weiter, senden Sie es so, oder fangen Sie neu an.',
  nothingHeard:
    'Es wurde nichts aufgezeichnet. Drücken Sie auf Antworten und sprechen Sie, oder schreiben Sie.',
  microphoneGone: 'Wir hören Sie nicht mehr.',
  microphoneGoneText: 'Was Sie gesagt haben, ist erhalten.',
  cameraGone: 'Die Kamera wurde getrennt. Ihre Stimme wird weiter aufgezeichnet.',
  cameraOff: 'Ihre Kamera wird nicht aufgenommen, Ihre Stimme schon.',
  offline: 'Sie sind offline. Sprechen Sie weiter.',
  unreachable: 'Der Server antwortet gerade nicht. Sprechen Sie weiter.',
  keptHere: 'Ihre Antwort bleibt auf diesem Gerät und wird gesendet, sobald die Verbindung wieder da ist.',
  waiting: (megabytes) => `${megabytes} MB warten`,
  spoken: (time) => `Gesprochene Antwort, ${time}`,
  stillSending: (megabytes) =>
    `Ihre Aufnahmen werden noch gesendet, ${megabytes} MB. Lassen Sie diese Seite so lange offen.`,

  aloud: 'Fragen vorlesen',
  byItself: 'Nach einer vorgelesenen Frage öffnet sich das Mikrofon von selbst',
};
