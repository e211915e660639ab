import { TEACHER } from '../school-roles.ts';
import { said, type NamedScene } from './scene.ts';

const NO_FRIENDS = String.raw`\b(?:(?:has ?n['’]?t|hasnt|have ?n['’]?t|not|has not|did ?n['’]?t|still has ?n['’]?t) (?:\w+ )?(?:made|found|got|make|making|any)(?: \w+)? friends?|no (?:new )?friends(?: yet)?|(?:nobody|no ?one) to (?:sit|eat|play|talk|hang|walk) ?(?:with|around with|to)?|(?:does|do)(?: not|n['’]?t) (?:have|know) any(?: ?one|body| friends)?|(?:can['’]?t|struggl\w+ to|finding it hard to|hard to) make friends|(?:is|feels|so) (?:lonely|alone)|on (?:his|her|their) own at)\b`;
const SINCE = String.raw`\b(?:(?:just |only |recently )?(?:started|moved (?:to|up to|into)|joined|began|changed)[^.!?]{0,24}\b(?:year ?(?:7|seven)|secondary|high school|senior school|new school|big school|schools?|juniors|middle school)|(?:at|in) (?:his|her|their|the) new school|since (?:starting|moving|september|he started|she started|changing)|(?:weeks?|months?|term) (?:in|into|at)[^.!?]{0,20}\b(?:school|year ?7|secondary))\b`;

/** Some way into a new school, and no friends there yet. */
export const weeksIntoANewSchool: NamedScene = {
  id: 'nofriendsyet',
  image: 'a bench where familiar comes before friendly',
  cue: said(
    `(?=[^]*(?:${SINCE}))(?=[^]*(?:${NO_FRIENDS}))`,
    String.raw`\b(?:is (?:moving|starting|going)|will|worried (?:he|she|they) (?:won['’]?t|will)|next (?:week|month|year|term)|in (?:september|january|april)\b(?! (?:and|but))|bull\w+|nursery|pre-?school|autis\w*|language|english|best friend (?:left|moved|has))\b`,
  ),
  decides: true,
  answers: /\b(?:friends?|started|new school|year ?7|secondary|yet|lonely|alone|nobody|sit|play)\b/i,
  titles: { young: 'Known Comes First', older: 'Familiar Comes First' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<nofriendsyet> {Name} is at a new school now, and there is no friend there yet. The others know each other from before. It is lonely to stand at the edge of all their games. It has nothing to do with being good to play with. Friends need time, and at a new school there has not been much.
      P<nofriendsyet> The others have got used to their games. They do not see that somebody would like to come in.
      P<nofriendsyet> First a face is known, and then a name. After that comes a game.
      Q<nofriendsyet> When the bell goes for play, {Name} may feel ____.
      H<nofriendsyet> {teacher} can find a kind partner for {Name}, and a job for two.
      H<nofriendsyet> {helper} can ask one child round after school. ~ It is easier with one.
      T<nofriendsyet> {he} can say hello to the same child each day, by name.
      T<nofriendsyet> {he} can ask, "Can I be on your side?"
      C<nofriendsyet> {he} can think, "Not yet. First they get to know my face."
      A<nofriendsyet> One child at the new school said, "You again!" and it was meant kindly. There was a game with a ball that went to and fro. That is not a best friend, but it is how they begin. A new school gets a bit older each week.
    `,
    '8-10': `
      D<nofriendsyet> The new school has been going for a while, and {Name} is there without a friend yet. Everyone else seems to have come in pairs. That is how it looks, because the lonely ones do not stand together. Friendships are made of hours. Researchers have counted, and it takes about fifty of them to turn a new face into a friend. So a few weeks without one is a matter of arithmetic. It says nothing about the person.
      P<nofriendsyet> The others are not against it. They have their habits, and a habit does not look up.
      P<nofriendsyet> Somebody who stands alone can look as if they wanted to. A small sign changes that.
      Q<nofriendsyet> At the start of break, {Name} might feel ____.
      H<nofriendsyet> {teacher} can put {Name} next to somebody kind, or find a club with few people in it.
      H<nofriendsyet> {helper} can make it easy to ask one person round. ~ Ten of those hours go by in one afternoon.
      T<nofriendsyet> {he} can go to the same place at each break. ~ People talk to faces they have seen before.
      T<nofriendsyet> {he} can ask one question a day that cannot be answered with yes.
      C<nofriendsyet> {he} can think, "Not yet. It takes hours, and they add up."
      A<nofriendsyet> There is a person now who nods, and another who asks about the homework. It is not a friend, and it is the beginning of what turns into one. The old friends can be rung in the meantime. A school stops being new at some point, mostly when nobody is looking.
    `,
    '11+': `
      D<nofriendsyet> {Name} is at the new school by now, without any friends yet, and it looks as though everybody else had some. Most of what is visible in the first months is people clinging to whoever they knew before, or whoever sat nearest. A good part of it will have come apart by the summer. One study found that it takes around fifty hours together to become friends at all, and school supplies those slowly, in portions of ten minutes. Being without them so far is lonely. It is not a result.
      P<nofriendsyet> Many of those who look settled are not. The proof is how quickly they change tables in the second term.
      P<nofriendsyet> Form tutors can do things nobody notices, such as a seating plan or a quiet word with somebody decent. They only need to know.
      Q<nofriendsyet> At the start of lunch, {Name} might notice ____. The first five minutes tend to be the longest.
      H<nofriendsyet> {helper} can let the form tutor know, in agreement with {Name}.
      H<nofriendsyet> {helper} can keep the old friends within reach. ~ They are a base, and no step back.
      T<nofriendsyet> {he} can join one small thing that meets every week. ~ Regular is more important than exciting.
      T<nofriendsyet> {he} can speak to the person in the next seat, about the lesson, most days. ~ Familiar comes before friendly.
      C<nofriendsyet> {he} can think, "Not yet. The hours are adding up."
      A<nofriendsyet> There is somebody now who keeps a place on Wednesdays, and somebody else who laughs at the same things. Neither has been declared a friend, and that is how it tends to go. The bench at school is the same one, with less room on it. A new school needs longer than a brochure says, and it does give way.
    `,
  },
};
