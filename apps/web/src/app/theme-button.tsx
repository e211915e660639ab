import { MoonStarsIcon } from '@phosphor-icons/react/dist/csr/MoonStars';
import { SunHorizonIcon } from '@phosphor-icons/react/dist/csr/SunHorizon';
import { chooseTheme, useTheme } from '../lib/theme.ts';
import { IconButton } from '../ui/button/icon-button.tsx';

/** Turns the room dark, or light again. */
export function ThemeButton() {
  const bedtime = useTheme() === 'bedtime';
  return (
    <IconButton
      label={bedtime ? 'Light theme' : 'Bedtime theme'}
      icon={bedtime ? <SunHorizonIcon /> : <MoonStarsIcon />}
      onClick={() => chooseTheme(bedtime ? 'light' : 'bedtime')}
    />
  );
}
