import { said, type NamedScene } from '../scene.ts';

const DRYER = String.raw`(?<!\bhair[- ]?)\b(?:hand[- ]?)?dr[iy]ers?\b`;

/**
 * A toilet that is not used because of the hand dryer in it. Forty-four of them were measured by N. L. Keegan, "Children who
 * say hand dryers 'hurt my ears' are correct", Paediatrics & Child Health (2019): many of the loudest levels were at the height
 * of children's ears, and some above the 100 dB that Canada allows for toys.
 */
export const handDryer: NamedScene = {
  id: 'dryer',
  image: 'a box on a wall that blows, and hands that get dry without it',
  cue: said(DRYER, String.raw`\b(?:hair|tumble)[- ]?dr[iy]ers?\b`),
  decides: new RegExp(
    String.raw`^(?![^]*\b(?:hair|tumble)[- ]?dr[iy]er)(?=[^]*${DRYER})[^]*?\b(?:toilets?|loos?|restrooms?|bathrooms?|washrooms?)\b|^\W*(?:(?:(?:is|he's|she's|really|very|so) )*(?:scared|afraid|terrified|frightened) of |(?:fear|scared) of |hates? )?(?:the |public )?hand[- ]?dr[iy]ers?\W*$`,
    'i',
  ),
  titles: { young: 'The Box That Blows', older: 'Toilet Yes, Dryer No' },
  text: {
    '2-3': `
      D<dryer> A box blows in the toilet. Whoosh! {Name} may hear it. It blows on wet hands. Whoosh is loud. Then it stops.
      P<dryer> Big people want dry hands.
      Q<dryer> When it goes whoosh, {Name} may feel ____.
      H<dryer> {helper} can bring some paper.
      T<dryer> {he} can shake the wet hands. Shake, shake!
      C<dryer> {he} can say, "Paper, please."
      A<dryer> Hands are wet. Shake, shake, dry! Bye-bye, box. Bye-bye, toilet.
    `,
    '4-5': `
      D<dryer> In many toilets there is a hand dryer. It blows on wet hands, and that is loud. {Name} may hear it through the door. It stops after a little while, each time. Hands get dry without it, too.
      P<dryer> People press it because they want dry hands. They do not know that it is too loud for somebody.
      Q<dryer> When a hand dryer starts, {Name} may feel ____.
      H<dryer> {helper} can go in first and look.
      H<dryer> {helper} can have a tissue ready for wet hands.
      T<dryer> {he} can put both hands over {his} ears until it stops.
      T<dryer> {he} can ask for a tissue and leave the dryer alone.
      C<dryer> {he} can say, "A tissue for me, please."
      A<dryer> Two hands got wet, and a tissue made them dry. The hand dryer in the toilet can blow for other people. It is only air.
    `,
    '6-7': `
      D<dryer> A hand dryer blows so hard that the water flies off. In a toilet with tiles, the noise jumps from wall to wall. {Name} may want to run out because of it. That is no wonder, for it is very loud in there. But a toilet can be used without the dryer. The button can be left alone.
      P<dryer> Whoever presses it is thinking of wet hands. Most people are happy to wait a minute when they are asked. Some grown-ups cover their ears as well.
      Q<dryer> When a dryer might start, {Name} may feel ____.
      H<dryer> {helper} can go in first and see if there is one. ~ Some toilets have only paper.
      H<dryer> {helper} can ask other people to wait a minute with it.
      T<dryer> {he} can cover {his} ears before the door opens.
      T<dryer> {he} can dry {his} hands on paper, or let them drip.
      C<dryer> {he} can think, "I can go without the dryer."
      A<dryer> Going to the toilet is done, and that feels good all the way home. The dryer is still on its wall. It may have blown, or it may have been quiet today. Wet hands dry by themselves in a few minutes. That is what they did before there were any dryers.
    `,
    '8-10': `
      D<dryer> A schoolgirl in Canada once measured the hand dryers in dozens of toilets. Many were loudest at the height of children's ears, and a science journal printed it. {Name} may know that without measuring. Tiles throw the noise back, and it comes without a warning. So going there gets put off. But the toilet and the dryer are two things, and one can be used without the other.
      P<dryer> People who press the button think of wet hands. For most ears it is a nuisance, and for some it is much more. Nobody can see that from outside.
      Q<dryer> In front of that door, {Name} might feel ____. Part of it may be the need to go.
      H<dryer> {helper} can find out which toilets nearby have paper, and keep a list.
      H<dryer> {helper} can go in first and ask people to wait a minute with the dryer.
      T<dryer> {he} can cover {his} ears before the door opens. ~ It is harder once the noise has begun.
      T<dryer> {he} can leave with wet hands. ~ They are dry by the next corner.
      C<dryer> {he} can think, "Somebody measured it, and my ears are right."
      A<dryer> The hands are dry, by paper or by air that made no noise. The toilet is behind a door again, and there is room for other thoughts. The dryer will be there next time as well. It can be left to people who like it.
    `,
    '11+': `
      D<dryer> A few years ago a journal for children's doctors printed a study of the hand dryers in public toilets. Many were loudest at the height of children's ears, and some passed what the law there allows for toys. {Name} may not need the figures. Tiled rooms reflect nearly everything, and the noise starts without warning. A nervous system that was caught out once stays on guard. So it is avoided, and a whole day gets planned around that. It helps to take the two apart. One of them is needed, and the other is optional.
      P<dryer> Whoever sets it off is drying their hands and has no idea. It is something that people only notice when it hurts.
      P<dryer> Most adults would leave the button alone if they were told. Few are ever told.
      Q<dryer> Outside the door, {Name} might notice ____. It may be in the ears before there is any noise.
      H<dryer> {helper} can ask the school about one room with paper towels. ~ It is a reasonable request, and a cheap one.
      T<dryer> {he} can cover {his} ears before going in rather than when it starts. ~ Being early is most of it.
      T<dryer> {he} can look for a single room, where nobody else presses anything.
      C<dryer> {he} can think, "Toilet yes, dryer optional."
      A<dryer> The toilet took two minutes, with dry hands at the end or wet ones. After that the rest of the day is free of sums about drinks. The dryer carries on for other people. The study exists, for anybody who says that it cannot be that loud.
    `,
  },
};
