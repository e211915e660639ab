import { said, type NamedScene } from '../scene.ts';

const NEBULISER = String.raw`\b(?:nebuli[sz]ers?|nebulized|nebulised|nebs?)\b`;
const HARD = String.raw`(?:fights?|fighting|screams?|refus\w*|won['’]?t|wont|hates?|hating|scared|afraid|terrified|frightened|mask|noise|noisy|loud|struggl\w*|push\w*|pulls?|cries|crying|cry|wriggl\w*|sit(?:ting)? still|calm|first|start\w*|new|has to|have to|needs?)`;

/** A nebuliser: a machine that hums for some minutes, and a mask out of which mist comes; no puff and no five breaths. */
export const humAndMist: NamedScene = {
  id: 'neb',
  image: 'a machine that hums, and the mist that comes out of a mask',
  cue: said(NEBULISER),
  decides: said(
    String.raw`${NEBULISER}[^]*\b${HARD}\b|\b${HARD}\b[^]*${NEBULISER}`,
    String.raw`\b(?:while (?:his|her|their|the) (?:brother|sister|friend)|misses? out|brothers?|sisters?|sibling|playtime|embarrass\w*|friends|every single day|cystic fibrosis|cf)\b`,
  ),
  answers: /\b(?:mask|noise|noisy|loud|chest|breath\w*|nebuli\w*|fights?)\b/i,
  titles: { young: 'Hum, Hum, Mist', older: 'The Hum and the Mist' },
  text: {
    '2-3': `
      D<neb> Brrr! The medicine comes as mist. {Name has} a mask for it. A machine makes the mist. In it goes, in and out.
      P<neb> The mist goes down. It helps the chest.
      P<neb> The machine is loud. It blows air.
      Q<neb> Under the mask, {Name} may feel ____.
      H<neb> {helper} can hold {him} close.
      H<neb> {helper} can read till it stops.
      T<neb> {he} can help hold the mask.
      T<neb> {he} can look at the mist.
      C<neb> {he} can say, "Brrr, mist, in and out."
      A<neb> Brrr, and stop. It is quiet now. Off comes the mask. The medicine is in the chest. Bye-bye, brrr.
    `,
    '4-5': `
      D<neb> A nebuliser is a small machine with a mask. It blows into the medicine, and out comes mist. {Name} can breathe that in, just in and out. The machine hums all the time. It takes a while, about as long as a story or two.
      P<neb> A tight chest is hard work. The mist goes right down into it, where no spoon can get.
      P<neb> Machines that blow air are loud. When it is off, the room seems very quiet.
      Q<neb> With the mask on and the hum going, {Name} may feel ____.
      H<neb> {helper} can have {him} on a lap. ~ Breath goes in well when people sit up.
      H<neb> {helper} can read until the mist is used up.
      T<neb> {he} can hold the mask with one hand.
      T<neb> {he} can look for the mist at the edges.
      T<neb,comforter> {he} can let {comforter} try the mask first.
      C<neb> {he} can think, "Hum, hum, in comes the mist."
      A<neb> The mist gets thin, and then there is no more. The hum stops. Off comes the mask, and there is a face under it. The medicine is down in the chest, where it is needed.
    `,
    '6-7': `
      D<neb> {his} medicine comes out of a motor, a tube and a mask. The motor blows air into it. It breaks up into tiny drops, which are the mist. All that is needed is to breathe in and out, at the usual speed. It hums the whole time, and it takes as long as a short chapter.
      P<neb> A chest can get so tight that breathing is hard work. Mist is small enough to go down into it.
      P<neb> A mask smells a bit odd and gets warm and damp. Most people think so, and nurses know it.
      Q<neb> With the mask on, {Name} may feel ____. It may be another word by the end.
      H<neb> {helper} can read aloud, a bit louder than the hum.
      H<neb> {helper} can put the mask on last of all. ~ Then it is not on while nothing comes.
      T<neb> {he} can hold the mask in place with one hand.
      T<neb> {he} can choose the place to sit, and what to look at.
      C<neb> {he} can think, "Just in and out. The mist does the rest."
      A<neb> The mist got thinner and began to splutter. That means it is nearly used up. Then it was off, and it was very quiet. The mask left a line on two cheeks. The medicine is in the chest and goes on working there.
    `,
    '8-10': `
      D<neb> {Name has} a medicine that does not look like one. A nebuliser has a motor that hums, a tube and a mask, and out of that comes fog. Air is blown through the liquid so fast that it breaks up into drops too small to see. At the usual breath they travel down to where the airways are narrow. No other way gets there as directly. It takes about ten minutes, and those can be long.
      P<neb> Fighting a mask is no wonder, since it sits where air comes in. People get used to it when they can hold it themselves.
      P<neb> Those who switch it on would like it to be over as well. The hum stays in their ears, too.
      Q<neb> In the first minute of it, {Name} might feel ____. The fifth minute may need another word.
      H<neb> {helper} can keep something for those ten minutes, such as a series that is only watched then.
      H<neb> {helper} can ask a nurse about a mouthpiece. ~ At this age it is often possible, and the face stays free.
      T<neb> {he} can hold the mask in place without a strap.
      T<neb> {he} can sit up straight and breathe at the normal speed. ~ More effort makes it no better.
      C<neb> {he} can think, "Ten minutes of fog, and then it works for hours."
      A<neb> When the fog splutters, it is nearly used up. Then the switch goes, and a room has seldom been so quiet. There is a line across both cheeks for a while. The medicine is down in the airways, at work.
    `,
  },
};
