import { said, type NamedScene } from '../scene.ts';

const WORDS = String.raw`(?:stupid|an? idiot|dumb|ugly|fat|mean|horrible|poo ?-?(?:head|face)|(?:bad|mean|nasty|horrible|hurtful|unkind) (?:names|words|things)|names|i hate you|(?:he|she) hates? (?:me|us|mummy|daddy|mum|dad)|(?:not|isn'?t) (?:my|his|her) (?:friend|mum|mummy|dad|daddy)(?: any ?more)?|shut up)`;
const HATE = String.raw`\b(?:says?|saying|said|shouts?|screams?|tells?|yells?|telling|shouting) (?:to )?(?:(?:me|us|mum\w*|mom\w*|dad\w*|nan\w*|gran\w*|everyone|people),? )?(?:that )?["'“‘]?(?:i hate (?:you|mum\w*|dad\w*)|(?:he|she) hates? (?:me|us|mum\w*|dad\w*))\b`;

/** "You are stupid", "I hate you": said when somebody is cross. */
export const stupidWords: NamedScene = {
  id: 'stupid',
  image: 'a word that was thrown like a ball, and a truer one behind it',
  cue: said(
    String.raw`${HATE}\b[^.]{0,50}\b(?:angry|cross|mad|upset|temper|no\b|told off|can['’]?t have|not allowed)|\b(?:angry|cross|mad|upset|temper|says? no|say no|told off|told no|tell (?:him|her|them))\b[^.]{0,40}${HATE}|\b(?:says?|shouts?|screams?|yells?) (?:that )?["'“‘]?i hate (?:you,? )?(?:mummy|daddy)\b|${HATE}[^.]{0,30}\btongue\b|\btongue\b[^.]{0,30}${HATE}|\bcalls? (?:me|us|mum\w*|mom\w*|dad\w*|nan\w*|gran\w*) (?:a |an )?(?:stupid|idiot|dumb|ugly|fat|poo ?-?(?:head|face)|(?:bad|mean|nasty|horrible|hurtful|unkind|rude) (?:names|words|things))\b|\b(?:calls?|calling|called|says?|saying|shouts?|screams?|tells?|yells?)\b[^.]{0,24}\b(?:me|us|mum\w*|mom\w*|dad\w*|nan\w*|gran\w*|everyone|people|that)\b[^.]{0,20}${WORDS}[^.]{0,50}\b(?:angry|cross|mad|upset|temper|no\b|tell|told|way|stop|bed|off|tidy)|\b(?:angry|cross|mad|upset|temper|says? no|say no|told off|told no|tell (?:him|her|them))\b[^.]{0,40}\b(?:calls?|says?|shouts?|screams?|tells?|yells?)\b[^.]{0,30}${WORDS}`,
    String.raw`\b(?:at school|in class|teacher|friends?|children|sister|brother|other kids|real (?:mum|dad)|step|xbox|playstation|ps[45]|console|ipad|tablet|swear\w*|(?:him|her|them)sel(?:f|ves)|(?:says|thinks) (?:he|she) is|i'?m)\b`,
  ),
  decides: true,
  answers: /\b(?:hates?|tongue|says?)\b/i,
  titles: { young: 'A Word Like a Ball', older: 'The Word Behind the Word' },
  text: {
    '2-3': `
      D<stupid> {Name is} angry. Out flies a word, like a ball! It is a hard word. It lands on somebody. Bump. That one is sad.
      P<stupid> A word can hurt. A hug can help it.
      Q<stupid> After the word, {Name} may feel ____.
      H<stupid> {helper} can ask, "What is wrong?"
      H<stupid> {helper} can wait and come close.
      T<stupid> {he} can stamp one foot.
      T<stupid> {he} can roar like a bear.
      C<stupid> {he} can say, "I am so cross!"
      A<stupid> The hard word flew by. Now it is quiet. A soft word comes, and a hug. Angry got small. Love is still here.
    `,
    '4-5': `
      D<stupid> When {Name is} angry, a word may fly out like a ball. It is a hard word, and it hits somebody. The one who gets it goes quiet. But it is not the word that was meant. Behind it there is another one, such as "I wanted to stay". That one is slower.
      P<stupid> A word like that hurts for a while, in grown-ups too. They still like the one who said it. They would like to know about the word behind it.
      Q<stupid> When the word has flown out, {Name} may feel ____.
      H<stupid> {helper} can say, "That hurt. What is wrong?"
      H<stupid> {helper} can wait till all is quiet, and listen.
      T<stupid> {he} can say, "I am so angry!" as loud as it goes.
      T<stupid> {he} can say sorry later, with a hug or a drawing.
      C<stupid> {he} can say, "I am angry, because ..."
      A<stupid> The loud word was gone, and it had left a small bruise. Then the slow word came, and it was the right one. Somebody heard it and nodded. It is okay to be angry. A mended thing feels good in two places.
    `,
    '6-7': `
      D<stupid> Angry words are chosen for speed. When {Name gets} angry, the nearest one may fly out, and often the worst. It is meant to say, "This is unfair," or, "I feel awful." But nobody can hear that in it. They only hear the word, and it stings for a long time.
      P<stupid> Even people who know that it was not meant can be hurt by it. They do not stop loving anyone because of one word. They do go and stand in the kitchen for a bit.
      Q<stupid> In the minute after such a word, {Name} may feel ____. It may be two things at once.
      H<stupid> {helper} can say, "That hurt me. I will listen in five minutes."
      H<stupid> {helper} can help to find the sentence that was meant.
      T<stupid> {he} can start with "I" and not with "you". ~ "I am furious" hurts nobody.
      T<stupid> {he} can go back later and say what it was about.
      C<stupid> {he} can think, "What is the word behind the word?"
      A<stupid> It took a while in the kitchen, and then there was a better sentence. It began with "I", and somebody listened to all of it. The first word was out, so there was a sorry for it. Anger is allowed in this house. It has its own words.
    `,
  },
};
