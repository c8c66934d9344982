'use client';
import {
  Captions,
  CaptionsOff,
  Ellipsis,
  FastForward,
  FileDown,
  FilmIcon,
  Link as LinkIcon,
  PictureInPicture2,
} from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, type MenuAction } from '@/components/ui/menu';
import { usePlayback, usePlaybackState } from '@/lib/client/playback';
import { momentAt } from '@/lib/domain/recording/timeline';
import type { ReadingRowV1, RecordingV1 } from '@/lib/wire/v1/reading-row';
import type { PlayerActions } from './player-actions';
import type { PlayerProps } from './player-rows';

interface PlayerMenuProps extends Pick<PlayerProps, 'name' | 'rows'> {
  actions: PlayerActions;
}

/** Rarely used options: captions, skipping silence, files. */
export function PlayerMenu({ name, rows, actions }: PlayerMenuProps) {
  const playback = usePlayback();
  const captions = usePlaybackState((state) => state.captions);
  const skips = usePlaybackState((state) => state.skipsSilence);
  const row = usePlaybackState(({ timeline, clockMs }) => momentAt(timeline, clockMs)?.segment.row ?? null);
  const own = rows.find(({ responseIndex }) => responseIndex === row);
  const address = `/api/public/v1/responses/${encodeURIComponent(name.studyId)}/${encodeURIComponent(name.responseId)}/captions`;
  const items: MenuAction[] = [
    {
      id: 'captions',
      label: captions ? 'Hide captions' : 'Show captions',
      keys: ['C'],
      icon: captions ? <CaptionsOff aria-hidden /> : <Captions aria-hidden />,
      run: () => playback.toggleOption('captions'),
    },
    {
      id: 'silence',
      label: skips ? 'Play silence, too' : 'Skip silence',
      keys: ['S'],
      icon: <FastForward aria-hidden />,
      run: () => playback.toggleOption('skipsSilence'),
    },
    ...(actions.pictureInPicture
      ? [
          {
            id: 'picture',
            label: 'Picture in picture',
            keys: ['P'],
            icon: <PictureInPicture2 aria-hidden />,
            run: actions.pictureInPicture,
          },
        ]
      : []),
    {
      id: 'link',
      label: 'Copy link to this moment',
      keys: ['L'],
      icon: <LinkIcon aria-hidden />,
      run: actions.copyLink,
    },
    ...(['vtt', 'srt'] as const).map((format) => ({
      id: format,
      label: `Download captions (${format.toUpperCase()})`,
      icon: <FileDown aria-hidden />,
      run: () => download(`${address}?format=${format}`, ''),
    })),
    ...(own ? downloads(own) : []),
  ];
  return (
    <Menu
      label="More for this recording"
      placement="bottom end"
      trigger={
        <IconButton label="More: captions, downloads" noTooltip>
          <Ellipsis aria-hidden />
        </IconButton>
      }
      actions={items}
    />
  );
}

const WORDS = { audio: 'sound', camera: 'camera', screen: 'screen' };

/** The files of the answer that is playing. */
function downloads({ recordings, questionNumber, isFollowUp }: ReadingRowV1): MenuAction[] {
  const question = `question ${questionNumber}${isFollowUp ? ', follow-up' : ''}`;
  return recordings.flatMap((recording) => {
    const url = fileOf(recording);
    if (url === null) return [];
    const kind = recording.kind === 'audio' ? 'M4A' : 'MP4';
    return [
      {
        id: recording.id,
        label: `Download ${WORDS[recording.kind]} of ${question} (${kind})`,
        icon: <FilmIcon aria-hidden />,
        run: () => download(url, `question-${questionNumber}-${recording.kind}.${kind.toLowerCase()}`),
      },
    ];
  });
}

const fileOf = ({ kind, video, audioUrl }: RecordingV1) =>
  kind === 'audio' || video === null ? audioUrl : video.mp4Url;

/** With an empty name the server chooses it. */
function download(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
