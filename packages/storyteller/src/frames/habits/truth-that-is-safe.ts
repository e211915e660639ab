import { said, type NamedScene } from '../scene.ts';

const LIES = String.raw`\b(?:lies?|lying|lied|fibs?|fibbing|(?:not|never|doesn'?t|won'?t) tell(?:s|ing)? (?:me |us )?the truth|untruths?|hides? (?:things|letters|notes|it)|makes? (?:things|stuff|excuses) up)\b`;
const AFRAID = String.raw`\b(?:shout(?:s|ing|ed)?|yell(?:s|ing|ed)?|gets? (?:so |very |really )?(?:angry|cross|mad)|(?:scared|afraid|frightened|worried) (?:of|to|about|that|he'?ll|she'?ll|we'?ll|i'?ll)\b[^.!?]{0,30}\b(?:trouble|told off|cross|angry|tell|dad|mum|us|me|shouted|punish\w*|consequences)|(?:can|to) (?:always )?tell (?:us|me) (?:anything|things|the truth)?|(?:won'?t|not) (?:be|get) (?:cross|angry|in trouble)|trust (?:us|me)|(?:thinks?|because|case|cos) (?:\w+ )?(?:we|i|mum|dad|he|she)(?:'ll| will|'d| would) (?:go|be|get) (?:mad|cross|angry|mental|crazy|furious)|punish\w*|took? away|taken away|get(?:s|ting)? in(?:to)? trouble|avoid (?:getting|being|trouble))\b`;

/** Untrue answers that come out of the fear of somebody's voice: the truth is heard, and it is worth telling late. */
export const truthThatIsSafe: NamedScene = {
  id: 'safetruth',
  image: 'a true sentence, and somebody who hears it to the end',
  cue: said(
    `(?=[^]*(?:${LIES}))(?=[^]*(?:${AFRAID}))`,
    String.raw`\b(?:friends? (?:lies?|lied)|lies? (?:down|on|in)|lying (?:down|on|in|awake)|somebody lied|(?:about|to) (?:his|her|their) (?:friends|age)|swears at|hits?|secret about|touch\w*)\b`,
  ),
  decides: new RegExp(
    `^(?=[^]*\\b(?:lies|lying|lied|fibs|fibbing)\\b)(?=[^]*\\b(?:shout\\w*|yell\\w*|(?:we|i|mum|dad)(?:'ll| will|'d| would) (?:go|be|get) (?:mad|cross|angry|mental|crazy|furious)|(?:can|to) (?:always )?tell (?:us|me)|(?:scared|afraid|frightened) (?:of|to|he|she|we|i|that))\\b)(?![^]*\\b(?:lies? (?:down|on|in)|lying (?:down|on|in|awake)|touch\\w*|secrets?|hits?|drunk|divorc\\w*)\\b)`,
    'i',
  ),
  answers: new RegExp(LIES, 'i'),
  titles: { young: 'The True Answer, Later', older: 'Heard to the End' },
  text: {
    '4-5': `
      D<safetruth> "Did you do it?" somebody asks. The voice may be loud. Then {Name} may say a thing that is not true. A loud voice makes small words hide. The true answer is still there. It can come out later.
      P<safetruth> Grown-ups can get loud when they are worried or tired. A loud voice is for the grown-up to look after. It is not the job of a child.
      Q<safetruth> When somebody asks, {Name} may feel ____.
      H<safetruth> {helper} can sit down and ask in a small voice.
      H<safetruth> {helper} can say, "Thank you for telling me," first.
      T<safetruth> {he} can say, "I want to tell it again."
      T<safetruth> {he} can tell it to a teddy first.
      C<safetruth> {he} can say, "Here is the true one."
      A<safetruth> The true answer came out, and it was quite small. Somebody heard it to the end. There may be something to put right, and two can do that. It is good to have the truth told.
    `,
    '6-7': `
      D<safetruth> Some questions have a sharp sound, like "Have you done it?" {Name} may hear that sound and say whatever makes it stop. So a thing is said that is not true. It was not to trick anybody. It was a way out of a loud minute.
      P<safetruth> When grown-ups shout, they are mostly worried about something. It makes the truth harder to say. The shouting is for grown-ups to work on.
      P<safetruth> What they want to know is how things are. Only then can they help.
      Q<safetruth> When the question comes, {Name} may feel ____. The throat may have a word as well.
      H<safetruth> {helper} can hear the true answer to the end before saying anything.
      H<safetruth> {helper} can find a place for hard answers, such as a note.
      T<safetruth> {he} can say, "That was not true. Can I start again?"
      T<safetruth> {he} can write it down and put it on the table.
      C<safetruth> {he} can think, "The true one can be told late."
      A<safetruth> A second answer lay on the table, in pencil. Somebody read it to the end. There was still some homework to do, and there was help with it. A true answer is worth having, even when it comes at supper.
    `,
    '8-10': `
      D<safetruth> "Have you done your homework?" has two answers, and the true one may be followed by a raised voice. It is no wonder that the other one comes out first. {Name} may know how it goes on: ten quiet minutes, and then a longer conversation than before. Most lies of that kind are not meant to trick anybody. They are a way of getting out of the noise.
      P<safetruth> Parents raise their voices when they are worried, tired or at the end of their ideas. That is theirs to work on, and a child is not the cause of it. Some of them know perfectly well that it makes the truth harder to tell.
      P<safetruth> What they would like is to know how things stand. It is hard to find out by shouting.
      Q<safetruth> Just before the answer, {Name} might notice ____. It may be in the throat or the stomach.
      H<safetruth> {helper} can hear a true answer to the end before saying a word. ~ Then there is something to be gained by it.
      H<safetruth> {helper} can ask a question with a way out, such as "What is still to do?"
      T<safetruth> {he} can take an answer back within the hour: "That wasn't true. It isn't done." ~ An answer that was put right counts as true.
      T<safetruth> {he} can put it in a message or a note, if a face makes it harder.
      C<safetruth> {he} can think, "True, and then we do the rest."
      A<safetruth> "It isn't done," said at six o'clock, leaves a whole evening to do it in. Said at nine, it still leaves somebody to help. There may be a sigh, and there was a true sentence that was heard to the end. Some evenings later there may be another, and a bit less noise around it.
    `,
    '11+': `
      D<safetruth> A lie is often described as a plan, and hardly any of them are. Most are reflexes, produced in the half second between a question and an expected reaction. {Name} may have found that an untrue "yes, done" buys peace at once and is paid for later, with interest. Where a raised voice follows the honest answer, the arithmetic is understandable. It simply does not come out well for anyone.
      P<safetruth> Parents who shout are generally frightened of something, such as marks, a pattern, or not being able to help. It remains their responsibility, and many would like to be better at it. They find out about most things anyway, only in a worse order.
      P<safetruth> Trust is made of small reports that turned out to be accurate. It can be rebuilt from the same material.
      Q<safetruth> In that half second, {Name} might notice ____.
      H<safetruth> {helper} can agree on a rule: whatever is told gets heard to the end, and is decided the day after.
      H<safetruth> {helper} can ask about the reason before the result. ~ Homework that is not done is often homework that is not understood.
      T<safetruth> {he} can correct an answer by message within the hour. ~ A correction is not a second lie. It ends the first.
      T<safetruth> {he} can say what makes it hard: "I'd tell you more if it were quieter."
      C<safetruth> {he} can think, "The short answer costs more."
      A<safetruth> One accurate sentence before supper changes what the evening is about, from what was said to what is still to be done. It is heard to the end, or at least further than last time. Nobody becomes honest by being watched. People become so where the truth has proved to be worth telling.
    `,
  },
};
