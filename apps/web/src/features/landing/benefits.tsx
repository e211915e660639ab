import { CutOut } from '../../ui/picture/cut-out.tsx';
import { BENEFIT_CHILD } from './scenes.ts';

const BENEFITS = [
  {
    title: 'It says what will happen',
    text: 'Built the way social stories are built: who, where, what and why, told calmly and kindly.',
  },
  {
    title: 'Your child is in the picture',
    text: 'Their name in the story, their hair, their eyes, their glasses or their wheelchair on the cover.',
  },
  {
    title: 'It can be read to you both',
    text: 'Words light up as they are spoken, so a tired grown-up can simply hold the page.',
  },
];

/** Three reasons, as a list, beside a child leaning over a sheet of a story. */
export const Benefits = () => (
  <section className="wrap section benefits" aria-labelledby="benefits-heading">
    <div className="benefits-picture">
      <CutOut figure={BENEFIT_CHILD} className="benefits-child" />
      <blockquote className="sheet benefits-sheet">
        <p>
          Many children feel a flutter in the tummy on a first day. <b>A flutter is a feeling, and feelings pass.</b>
        </p>
        <footer className="mt-2 text-tiny text-soft">From a story about a new school</footer>
      </blockquote>
    </div>
    <div>
      <h2 id="benefits-heading">Small stories, carefully made</h2>
      <ol className="benefits-list">
        {BENEFITS.map((benefit, index) => (
          <li key={benefit.title}>
            <span className="benefits-number display" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{benefit.title}</h3>
              <p className="mt-1 text-soft">{benefit.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
