import { PlantIcon } from '@phosphor-icons/react/dist/csr/Plant';

/** What the story does for the child, in plain words. */
export function BenefitsBox({ text }: { readonly text: string }) {
  return (
    <section className="benefits" aria-labelledby="benefits">
      <h2 id="benefits" className="benefits-title">
        <PlantIcon weight="duotone" aria-hidden />
        Developmental Benefits
      </h2>
      <p>{text}</p>
    </section>
  );
}
