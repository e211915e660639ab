import type { DeedThread } from './deed-thread.ts';

/** Teeth that were brushed, or that somebody was let to brush: top, bottom, foam and spit. */
export const cleanTeeth: DeedThread = {
  id: 'clean-teeth',
  image: 'a brush on its way along all the teeth, and the foam at the end',
  cue: /\b(?:brush(?:ed|es|ing)?|clean(?:ed|s|ing)?|do(?:es)?|did) (?:all (?:of )?)?(?:his|her|their|own|the) (?:own )?teeth\b|\bteeth (?:brushed|cleaned)\b|\btooth ?brush\w*\b/i,
  decides: true,
  titles: { young: 'Top, Bottom, Spit', older: 'All the Way Round' },
  text: {
    '2-3': `
      D<clean-teeth> Teeth are the hard bits of a body. The brush went up and down. {Name} had bubbles and foam. Spit, splash! Clean!
      D<clean-teeth> So many teeth! The brush went to the back. {Name} was there for all of it. What a lot!
      P<clean-teeth> Big people brush too. They pull a funny face.
      P<clean-teeth> Dogs have teeth. Mice have tiny ones.
      Q<clean-teeth> With the brush in, {Name} may feel ____.
      H<clean-teeth> {helper} can sing a brush song.
      H<clean-teeth> {helper} can say, "Shiny!"
      T<clean-teeth> {he} can brush the teeth of a toy.
      T<clean-teeth> {he} can show {his} teeth in the mirror.
      C<clean-teeth> {he} can say, "Top, bottom, spit, done."
      C<clean-teeth> {he} can say, "Bubbles, bubbles, spit!"
      A<clean-teeth> Top, bottom, spit, done. {Name} has clean teeth. A body likes that. Bye-bye, brush.
      A<clean-teeth> The brush has a rest. The teeth shine a bit. {his} body has a clean mouth. Smile, smile!
    `,
    '4-5': `
      D<clean-teeth> Food sticks to teeth, and a brush gets it off. It goes along the top and along the bottom. {Name} stayed until the last tooth. Then came the foam, and the sink had it.
      D<clean-teeth> Front teeth can be seen. The ones at the back are shy. {Name} stayed until they all had a turn. It tickles a body a bit. After that comes the best part, which is to spit.
      P<clean-teeth> Grown-ups brush too, and they dribble. They look very serious while they do it.
      P<clean-teeth> Through the door it can be heard. A brush goes sh, sh, sh.
      Q<clean-teeth> With the brush at the back teeth, {Name} may have felt ____.
      H<clean-teeth> {helper} can count the teeth out loud next time.
      H<clean-teeth> {helper} can have a look and say which ones shine.
      T<clean-teeth> {he} can brush the teeth of a toy, top and bottom.
      T<clean-teeth> {he} can feel them with {his} tongue. ~ Clean teeth are smooth.
      C<clean-teeth> {he} can say, "Top, bottom, spit, and done."
      C<clean-teeth> {he} can think, "The shy ones had a turn too."
      A<clean-teeth> The brush stands in its cup and drips. The teeth are smooth, and a tongue can feel it. {his} body has a clean mouth in it. Later there is another meal, and then the brush again.
      A<clean-teeth> The foam has gone down the sink. {Name} has a mouth full of clean teeth, the shy ones too. A body needs them for apples. It needs them for smiles as well.
    `,
    '6-7': `
      D<clean-teeth> There are about twenty teeth in a young body. Each of them has a side that nobody sees. {Name} had the brush go to those as well, from end to end. It takes two minutes, and with a brush they are long. The last tooth gets as much as the first.
      D<clean-teeth> Food leaves a thin coat on teeth, and it grows back every day. So a body needs a brush every day as well. {Name} saw to it, the front, the back and the bits behind. When it is done, the tongue can check. Rough means not yet, and smooth means done.
      P<clean-teeth> Grown-ups know those two minutes well. Some walk about with the brush and read the post.
      P<clean-teeth> A dentist can see months later who brushed. The teeth show it without a word.
      Q<clean-teeth> In the second minute, {Name} may have felt ____. Arms can have something to say about it.
      H<clean-teeth> {helper} can put on a song that is two minutes long.
      H<clean-teeth> {helper} can say what was noticed, and leave the brush to {him}.
      T<clean-teeth> {he} can check with {his} tongue where it is rough.
      T<clean-teeth> {he} can teach it to a toy or to somebody smaller.
      C<clean-teeth> {he} can think, "Front, back, behind, and done."
      C<clean-teeth> {he} can say, "My tongue says smooth."
      A<clean-teeth> The brush is back in its cup. {his} body has something smooth in it, all the way round. Nobody can see that with the mouth shut. {Name} can feel it, though.
      A<clean-teeth> Two minutes are over, and the mirror has spots on it. {Name} has done the front ones and the back ones. A body gets only two sets of teeth. This one is well looked after.
    `,
  },
};
