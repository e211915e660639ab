import { FlowerIcon } from '@phosphor-icons/react/dist/csr/Flower';
import { LeafIcon } from '@phosphor-icons/react/dist/csr/Leaf';
import { PlantIcon } from '@phosphor-icons/react/dist/csr/Plant';
import { bandOf, labelOf } from './percentiles.ts';

const SHAPES = { green: FlowerIcon, yellow: PlantIcon, red: LeafIcon };

/** What a number is called, with the shape of its band: a flower, a sprout or a leaf. */
export function BandSign({ percentile }: { readonly percentile: number }) {
  const band = bandOf(percentile);
  const Shape = SHAPES[band];
  return (
    <p className="band-sign" data-band={band}>
      <Shape weight="fill" aria-hidden="true" />
      {labelOf(percentile)}
    </p>
  );
}
