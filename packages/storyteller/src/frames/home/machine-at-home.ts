import { said, type NamedScene } from '../scene.ts';

/** A machine in the home that spins, grinds or roars. */
export const machineAtHome: NamedScene = {
  id: 'machine',
  image: 'a machine with a button and a job, and the door that is shut between',
  cue: said(
    String.raw`\b(?:washing machine|tumble dryer|dryer (?:spin\w*|on)|dishwasher|blender|food processor|(?:food |kitchen )?mixer|whisk|smoothie maker|juicer|coffee (?:machine|grinder)|lawn ?mower|mower|strimmer|leaf blower|electric drill|drill(?:s|ing)?|shredder|extractor fan|cooker hood)\b`,
    String.raw`\b(?:teddy|bear|bunny|blank\w*|comforter|in the wash|dentist|fire drill|lockdown|(?:fire |smoke )?alarms?|drill at (?:school|nursery)|(?:school|nursery) drill|evacuat\w*|assembly point|practi[sc]e|empty(?:ing)?|load(?:ing)?|unload\w*|chores?|climb\w*|hand dryer|hair dryer)\b`,
  ),
  decides:
    /^(?![^]*\b(?:(?:fire|lockdown) drill|alarms?|drill at|school drill|evacuat\w*)\b)[^]*?\b(?:scared|afraid|terrified|frightened|hates?|fears?|cries|screams?|petrified|worried|runs? away|covers? (?:his|her|their) ears|panics?|upset)\b[^.]{0,30}\b(?:washing machine|tumble dryer|dishwasher|blender|food processor|mixer|coffee (?:machine|grinder)|lawn ?mower|mower|strimmer|leaf blower|drill|shredder|extractor fan)\b/i,
  titles: { young: 'It Hums, and It Stops', older: 'A Machine With a Job' },
  roles: {
    machine: {
      fallback: { text: 'the machine' },
      cues: [
        { match: /\bwashing machine\b/i, phrase: { text: 'the washing machine' } },
        { match: /\btumble dryer\b/i, phrase: { text: 'the dryer' } },
        { match: /\bdishwasher\b/i, phrase: { text: 'the dishwasher' } },
        { match: /\b(?:blender|food processor|smoothie maker|juicer)\b/i, phrase: { text: 'the blender' } },
        { match: /\b(?:mixer|whisk)\b/i, phrase: { text: 'the mixer' } },
        { match: /\bcoffee (?:machine|grinder)\b/i, phrase: { text: 'the coffee machine' } },
        { match: /\b(?:lawn ?)?mower\b/i, phrase: { text: 'the mower' } },
        { match: /\bstrimmer\b/i, phrase: { text: 'the strimmer' } },
        { match: /\bleaf blower\b/i, phrase: { text: 'the leaf blower' } },
        { match: /\bdrill(?:s|ing)?\b/i, phrase: { text: 'the drill' } },
        { match: /\bshredder\b/i, phrase: { text: 'the shredder' } },
        { match: /\bfan\b|\bcooker hood\b/i, phrase: { text: 'the fan' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<machine> Brrr! What is loud? {Name} may know. It is {machine}. It has a button. It has a job. It stays in its place.
      P<machine> Dogs go out. Big ones talk louder.
      Q<machine> When it goes brrr, {Name} may feel ____.
      H<machine> {helper} can say, "Now it starts."
      H<machine> {helper} can shut the door.
      T<machine> {he} can go to another room.
      T<machine> {he} can hold both ears.
      T<machine,comforter> {he} can hold {comforter} tight.
      C<machine> {he} can say, "Brrr, brrr, all done."
      A<machine> Brrr, and then it stops. It is quiet now. The job is done. It did not come along. It stood there. Bye-bye, brrr.
    `,
    '4-5': `
      D<machine> Where {Name lives} there is one big noise. It comes from {machine}. Something inside goes round very fast, and that makes it loud. It has a button for on and off. It stays in its place and does just the one job.
      P<machine> Some ears hear such a noise much more than others. Dogs leave the room. They do not find that silly.
      Q<machine> When the loud noise starts, {Name} may feel ____.
      H<machine> {helper} can say it first, and wait for a nod.
      H<machine> {helper} can shut the door. ~ Through a door it is only half as loud.
      T<machine> {he} can choose a room that is far off.
      T<machine> {he} can put both hands on {his} ears.
      T<machine,comforter> {he} can cover the ears of {comforter}.
      C<machine> {he} can think, "It is loud, and it has an off."
      A<machine> It hummed and shook, and then it got slow. Click, said the button. Now it is quiet enough to hear a clock. The noise has done its job and is gone. What made it stands there, as still as a chair.
    `,
    '6-7': `
      D<machine> Most things at home are quiet, and then there is {machine}. A motor inside turns something round many times in a second. {Name} may feel that in the floor and the chest before hearing it. A noise like that is not a warning. It only says that a job is being done. All the same, a body may want to leave.
      P<machine> People's ears are not all alike. What is just a hum to one can be a roar to another. Whoever turns it on may not know that.
      Q<machine> In the first loud second, {Name} may feel ____.
      H<machine> {helper} can give a warning and say how long it takes. ~ A noise with an end is easier.
      H<machine> {helper} can run it when {Name is} out.
      T<machine> {he} can go next door and find the spot where it sounds quietest.
      T<machine> {he} can press the off button with a grown-up, when it is done.
      C<machine> {he} can think, "It is a motor. It has a button."
      A<machine> Behind two doors it was no louder than a bee. Then somebody called, "Done!" and there was no sound at all. The floor was still. It will be loud again next time, and the quiet spot is known now.
    `,
  },
};
