import { said, type NamedScene } from '../scene.ts';

/** Teeth that close on the brush. */
export const bitesTheBrush: NamedScene = {
  id: 'bitesbrush',
  image: 'teeth that hold a brush tight, and let it go',
  cue: said(
    String.raw`\b(?:bit(?:es?|ing)|chew(?:s|ing)?|chomp\w*|clamps? (?:down )?on|munch\w*)\b[^.!?]{0,16}\b(?:brush\w*|toothbrush\w*)\b`,
    String.raw`\b(?:bristles? hurt|swallow\w*)\b`,
  ),
  decides: true,
  titles: { young: 'Nip and Let Go' },
  text: {
    '2-3': `
      D<bitesbrush> Here comes the brush. Nip! {Name has} it tight in {his} teeth. Now the brush cannot go. It wants to see the teeth.
      P<bitesbrush> Teeth like to nip. That is their job.
      Q<bitesbrush> When it is in, {Name} may feel ____.
      H<bitesbrush> {helper} can wait and hum.
      H<bitesbrush> {helper} can say, "Let go."
      T<bitesbrush> {he} can open like a big fish.
      T<bitesbrush> {he} can nip once and let go.
      C<bitesbrush> {he} can say, "Nip, and let go."
      A<bitesbrush> Nip, and let go. Brush, brush, brush. Up there and down there. The teeth are clean. Night-night, brush.
    `,
    '4-5': `
      D<bitesbrush> A brush comes in, and the teeth go nip. {Name} may hold it tight, and then it is stuck. Biting is what teeth can do best. It feels good on the gums, too. But a stuck brush cannot get to the other teeth.
      P<bitesbrush> The hand with the brush pulls, and that is no fun. It is easier when it can wait.
      Q<bitesbrush> With the brush between the teeth, {Name} may feel ____.
      H<bitesbrush> {helper} can stop and count to three.
      H<bitesbrush> {helper} can find a cloth to bite first.
      T<bitesbrush> {he} can sing "Aaah" with the mouth wide open.
      T<bitesbrush> {he} can have one nip, and then let go.
      C<bitesbrush> {he} can think, "One nip, and let go."
      A<bitesbrush> One nip, and the teeth let go. The brush went up and down and round. It did not get eaten. The teeth are clean. For biting there is an apple another day.
    `,
  },
};
