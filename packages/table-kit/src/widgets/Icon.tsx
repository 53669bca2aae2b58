import icons from 'virtual:icons';
import type { IconName } from './icon-names.ts';

/** A picture beside words; what it means is said by the words. */
export function Icon({ name, size = '1.25em' }: { name: IconName; size?: string }) {
  return (
    <svg
      viewBox="0 0 512 512"
      aria-hidden="true"
      style={{ width: size, height: size, flex: 'none' }}
      // The icons come from our own build step, not from anybody's input.
      dangerouslySetInnerHTML={{ __html: icons[name] ?? '' }}
    />
  );
}
