import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Said to smell, by others at school: it is unkind whatever may be so, and what can be asked at home is asked in private. */
export const calledSmelly: NamedScene = {
  id: 'smelly',
  image: 'a nose that is held, and a private question',
  cue: said(
    String.raw`\b(?:call(?:s|ed|ing)?|say(?:s|ing)?|said|tell(?:s|ing)?|told|teas(?:e|es|ed|ing)|laugh\w*)\b[^.!?]{0,30}\b(?:smelly|stinky|stinks?|smells?|stench|BO\b|body odou?r)\b|\b(?:smelly|stinky)\b[^.!?]{0,20}\b(?:name|nickname)\b`,
    String.raw`\b(?:lunch|food|curry|feet|shoes|socks|toilets?|nappy|wees?|poo|pee|breath|dinner|kitchen|hall|house|grandad|nan|brother|sister|hamster|pet|dog|teacher (?:is|smells)|perfume|shampoo|refus\w*|won['’]?t (?:wash|shower|have)|showers?|bath\w*|wash\w*|(?:does ?n['’]?t|not) smell|(?:he|she|they) (?:says?|said) (?:it|the|that|other|his|her)|deodorant)\b`,
  ),
  decides: true,
  answers: /\b(?:smelly|stinks?|smells?|cry\w*|cries|call\w*)\b/i,
  titles: { older: 'A Held Nose' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<smelly> Everybody smells of something: soap, grass, dog or toast. Somebody said a mean word about it to {Name}, and perhaps held a nose. That is teasing. It is a word that is meant to make others step away. It hurts a lot, and it is not okay. A kind person would say nothing, or ask in private.
      P<smelly> Those who laugh are afraid that it could be said to them. It could be said of anybody.
      P<smelly> A thing like that gets stopped sooner when a teacher knows.
      Q<smelly> When the word is said, {Name} may feel ____. It may be in the face.
      H<smelly> {teacher} can stop the word, and listen out for it.
      H<smelly> {helper} can answer all questions about it at home.
      T<smelly> {he} can say, "That is unkind," and go to a friend.
      T<smelly> {he} can tell {teacher} the word, quietly.
      T<smelly> {he} can ask at home what {he wants} to know. ~ At home it is private.
      C<smelly> {he} can think, "It is a mean word. I am fine."
      A<smelly> The word was said, and a grown-up knows. At home there was a hug, and somebody who holds {Name} close. Noses are for flowers and for soup. They are no good for teasing.
    `,
    '8-10': `
      D<smelly> Some words are chosen because they cannot be disproved. To say that somebody smells is one of them, since nobody can go and measure it. {Name} has been called that. It works like a sign that says "keep away", and so it is an unkind sort of teasing. Whether there is anything in it or not makes no difference to that. People who mean well say such a thing in private, or not at all.
      P<smelly> It is one of the oldest insults in any playground. It goes from one person to the next, and has little to do with noses.
      P<smelly> Bodies do change at this age, and everybody's does. It is a matter of soap and clean shirts, and no reason for a name.
      Q<smelly> When somebody holds a nose, {Name} might feel ____. It may be hot and cold at once.
      H<smelly> {helper} can listen, and answer one honest question if it is asked. ~ Behind a closed door that takes a minute.
      H<smelly> {teacher} can deal with those who say it, and with the moving away of chairs.
      T<smelly> {he} can say, "That's a rotten thing to say," and stay near people who are decent.
      T<smelly> {he} can tell {teacher} how often it was this week. ~ A number helps an adult to act.
      T<smelly> {he} can ask somebody at home in private if {he wants} to be sure. ~ Then the question is answered and gone.
      C<smelly> {he} can think, "It is a word to push with. I can stay where I am."
      A<smelly> Somebody at home knows, and so does the teacher. One question was asked and answered behind a closed door. The word will probably be tried once or twice more, with less and less of an audience. What was said shows how somebody wanted to feel for a minute. It was no description.
    `,
    '11+': `
      D<smelly> To call a person smelly is to use a name as a tool. It moves chairs, it spreads without effort, and it cannot be refuted, which is the point of it. {Name} has had it used on {him}. Perfectly clean people have been called that at every school in the world, and so have people who had sports last lesson. As teasing it is crude, and it is effective because the body is where everybody is unsure. None of that makes it acceptable.
      P<smelly> Nearly everyone at this age has checked a sleeve in secret. Those who shout the loudest are no exception.
      P<smelly> Someone with a real concern would say it alone and kindly. Anything said to an audience was said for the audience.
      Q<smelly> When chairs are moved, {Name} might notice ____.
      H<smelly> {helper} can give a straight answer to a straight question, and leave it there. ~ Certainty is a relief, whichever way it falls.
      H<smelly> {helper} can report it to the school as what it is. ~ Repeated, it counts as bullying.
      T<smelly> {he} can answer with boredom: "Original." ~ It is an old line and deserves an old reply.
      T<smelly> {he} can sit with the people who stayed where they were. ~ There are usually a few.
      T<smelly> {he} can keep a spare shirt and a deodorant in a locker, if that feels better. ~ It is for {his} own comfort, and proves nothing.
      C<smelly> {he} can think, "It was said for the audience."
      A<smelly> The audience has other business by now. One private question was asked at home and got a plain answer, and a form tutor has a name and three dates. It was not true in the way that it was meant, which was as a verdict. Some words are thrown because they stick, and even those wash off.
    `,
  },
};
