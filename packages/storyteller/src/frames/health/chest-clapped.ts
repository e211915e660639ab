import { said, type NamedScene } from '../scene.ts';

/** What clears a chest every day: a hand that claps on it, huffs, a blowing mask or a shaking vest. */
export const CHEST_PHYSIO = String.raw`(?:\bchests?\b[^.!?]{0,40}\b(?:physio\w*|pat(?:s|ting|ted)?|clap\w*|percuss\w*|clear(?:ance|ing|ed)|tapp?(?:ing|ed|s)?)\b|\b(?:physio\w*|pat(?:s|ting|ted)?|clapp?ing|percussion|tapping)\b[^.!?]{0,24}\b(?:chest|lungs)\b|\b(?:airway clearance|huff(?:s|ing)|pep (?:mask|device)|percussion vest|clears? (?:his|her|their) (?:lungs|chest|airways)|acapella device|flutter device)\b)`;

/** Physio in cystic fibrosis is of the chest, whether or not it is said. */
const OF_CF = String.raw`(?=[^]*\b(?:cystic fibrosis|c\.?f\b|pcd|bronchiectasis))[^]*?\b(?:hates?|won['’]?t|refus\w+|fights?|fed up|every (?:morning|day|night|evening)|twice a day|battles?|bored|runs away|cr(?:y|ies))\b[^.!?]{0,24}\bphysio\w*|(?=[^]*\b(?:cystic fibrosis|c\.?f\b))[^]*?\bphysio\w*\b[^.!?]{0,24}\b(?:hates?|won['’]?t|refus\w+|fights?|fed up|every (?:morning|day|night|evening)|twice a day|battles?|bor\w+)`;

/** Chest physiotherapy: why a chest is clapped on, and what a huff can move. */
export const chestClapped: NamedScene = {
  id: 'chest',
  image: 'a drum of ribs, and a huff that moves what is stuck',
  cue: said(`${CHEST_PHYSIO}|${OF_CF}`, String.raw`\b(?:chest infection last|operation|surgery|asthma attack)\b`),
  decides: new RegExp(OF_CF, 'i'),
  answers: /\b(?:pat(?:s|ting)|huff\w*|clap\w*|mat|hid(?:e|es|ing)|minutes)\b/i,
  titles: { young: 'Pat, Pat, Huff', older: 'What a Huff Can Move' },
  text: {
    '2-3': `
      D<chest> In {his} body there is air. Sticky stuff sits in the chest. A hand goes pat, pat, pat. It comes loose. Huff!
      P<chest> The hand is round like a cup.
      Q<chest> When the pats start, {Name} may feel ____.
      H<chest> {helper} can sing to the pats.
      H<chest> {helper} can say, "Last one!"
      T<chest> {he} can huff like a dragon.
      T<chest,comforter> {he} can pat {comforter} too.
      C<chest> {he} can say, "Pat, pat, huff."
      A<chest> Pat, pat, huff, and done. The body can rest. Air goes in and out. Hello, play.
    `,
    '4-5': `
      D<chest> A body breathes air in and out all day. In some chests there is sticky stuff in the way. {Name} gets help with that. A hand like a cup goes pat, pat on the ribs. That shakes the sticky stuff loose. A huff pushes it up and out.
      P<chest> It is nobody's fault. It is how the body was made.
      P<chest> The one who pats knows that it is dull. Arms get tired of it too.
      Q<chest> When it is time for the pats, {Name} may feel ____.
      H<chest> {helper} can pat to a song. ~ At the end of the song it stops.
      H<chest> {helper} can ask which side comes first.
      T<chest> {he} can huff at a bit of paper. ~ It flies.
      T<chest> {he} can say, "Stop," for one breath.
      T<chest,comforter> {he} can pat {comforter} first.
      C<chest> {he} can think, "Pat, pat, huff, and then I go."
      A<chest> The drum is still, and the paper lies on the floor. Some sticky stuff is out. The body has more room for air. It was the same song as last time. Now the legs can get up.
    `,
    '6-7': `
      D<chest> In every body there is some slime in the chest, and it catches dust. In some it is thick and will not move by itself. That is so with {Name}, and nobody made it so. Clapping with a round hand shakes the slime loose. A huff, with the mouth open, moves it up. Then there is more room for air, for running and for shouting.
      P<chest> The person who claps would rather play too. It is done every day because a chest cannot be left until Sunday.
      P<chest> People who know about chests love a good cough. They are the only ones who say, "More!"
      Q<chest> When the things for it come out, {Name} may feel ____. It may be in the legs, which want to be somewhere else.
      H<chest> {helper} can keep one story for that time only. ~ Then ears have something to come for.
      H<chest> {helper} can say how many are left, and stop there.
      T<chest> {he} can choose the order: front, back or side.
      T<chest> {he} can huff at a feather and see how far it gets.
      T<chest> {he} can ask for a short stop with a hand up.
      C<chest> {he} can think, "Loose, up, and out."
      A<chest> The last clap was on the left, and the last huff was big. Something that was stuck is out now. It cannot be seen from outside, but air goes in more easily. For now the job is done, and the story stops at a good place.
    `,
    '8-10': `
      D<chest> A body keeps its lungs clean with a thin layer of mucus that moves up like a slow escalator. Where it is too thick, it gets stuck. That is how it is in some chests, and {Name} has one of those. Clapping shakes the mucus loose, and a huff sends air in behind it and pushes it up. It is dull, and it works. Nobody did anything to need it.
      P<chest> The one who does the clapping has sore hands and a bus to catch. Crossness on both sides is common at that hour.
      P<chest> Hiding from it is about the oldest method there is. It puts off the start and not the end.
      Q<chest> When it is time again, {Name} might feel ____.
      H<chest> {helper} can ask the physio which parts may be done in another way. ~ There are masks, bottles to blow into and games that count as breathing.
      H<chest> {helper} can keep a series or an audiobook for those minutes alone.
      T<chest> {he} can take over the huffs and decide when each one comes.
      T<chest> {he} can work out which time of day is the least annoying, and suggest it.
      C<chest> {he} can think, "Loosen, huff, done for now."
      A<chest> The chapter ended, and so did the clapping. What came up is gone, and nobody needs to admire it. There is more room for air than there was before, which stairs can confirm. The job will be back, and in between it leaves the day alone.
    `,
  },
};
