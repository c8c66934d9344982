import { Tag } from './tag';

/** Marks a study that was made with a test key. */
export function TestTag() {
  return (
    <span className="shrink-0">
      <Tag tone="caution" title="Made with a test key: nothing of it is held or charged.">
        Test
      </Tag>
    </span>
  );
}
