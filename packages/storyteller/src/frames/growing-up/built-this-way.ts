import { said, type NamedScene } from '../scene.ts';

const AUTISTIC = String.raw`\b(?:autis\w+|asd|asc|asperger\w*|diagnos\w+)\b`;
const HARD_TO_HEAR = String.raw`(?:\b(?:broken|defective|faulty|a (?:freak|mistake)|something(?:'s| is)? wrong with (?:him|her|them)|wrong with me|not normal|embarrassed|ashamed|upset about|hates (?:being|that|the)|(?:does(?:n'?t| not)|do(?:n'?t| not)|not) want (?:(?:his|her|their|the) (?:brain|label|word|diagnosis|autism)|it|to (?:be|have))|not like (?:him|her|his|that|other)|nothing like|does(?:n'?t| not) believe|refuses to (?:talk|accept))\b)`;

/** A word that has come late and is heard as a fault: what broken means, and that no two autistic people are alike. */
export const builtThisWay: NamedScene = {
  id: 'notbroken',
  image: 'a letter with a word in it, and what the word cannot change',
  cue: said(
    String.raw`(?=[^]*${AUTISTIC})(?=[^]*\bautis|[^]*\bas[dc]\b|[^]*\basperger)[^]*?${HARD_TO_HEAR}`,
    String.raw`\b(?:adhd|dyslexi\w+|haircut|shower|deodorant|ear defenders|headphones)\b`,
  ),
  decides: true,
  titles: { older: 'Built This Way' },
  roles: {
    other: {
      fallback: { text: 'somebody in the same street' },
      cues: [
        { match: /\bbrother (?:also|too|is (?:also )?(?:autistic)|has (?:it|autism))\b|\b(?:like|as) (?:his|her|their) brother\b/i, phrase: { text: '{his} brother', gender: 'm' } },
        { match: /\bsister (?:also|too|is (?:also )?(?:autistic)|has (?:it|autism))\b|\b(?:like|as) (?:his|her|their) sister\b/i, phrase: { text: '{his} sister', gender: 'f' } },
        { match: /\bcousin (?:also|too|is (?:also )?(?:autistic)|has (?:it|autism))\b/i, phrase: { text: '{his} cousin' } },
      ],
    },
  },
  text: {
    '8-10': `
      D<notbroken> {Name} has been told a word: autistic. It is easy to hear a word like that as a list of faults. It is not one. A thing is broken when it worked before and does not work now. An autistic brain was built in its own way from the beginning. {Name is} the same person as on the day before. What is new is that some hard things have an explanation.
      P<notbroken> Two autistic people can be very different. {other} can be autistic in one way, and {Name} in another. A word is like a coat size: it fits a lot of people who look nothing alike.
      Q<notbroken> About that word, {Name} might feel ____. It can change from day to day.
      H<notbroken> {helper} can leave it to {him} who is told, and when. ~ It is {his} news.
      H<notbroken> {helper} can ask what has been hardest, and start by changing that.
      T<notbroken> {he} can tell one person, or nobody for now. ~ Both are allowed.
      T<notbroken> {he} can read what autistic people write about themselves, and mark what fits.
      C<notbroken> {he} can think, "I am built this way. I am not broken."
      A<notbroken> The letter with the word goes into a drawer. It cannot change what is funny, or what {he knows} more about than anyone else. It can help to make some days less tiring, because people know what to ask. {Name is} autistic, and there is no hurry about telling anybody.
    `,
    '11+': `
      D<notbroken> Many autistic people spend years watching how others do it and copying that, which is called masking. {Name} may have done the same. It takes a great deal of effort, and it gets no marks. Then a word arrives in a letter, and it is easy to read it as a report of faults. It is not one. A thing is broken when it used to work and no longer does. {Name is} autistic, and is the same person as on the day before the letter.
      P<notbroken> Two autistic people may have less in common than two people who like the same band. {other} can be autistic in one way, and {Name} in quite another. Neither of them is the proper kind.
      P<notbroken> Adults may be reading a lot at the moment, and may talk about it more than is wanted. They have a new word too.
      Q<notbroken> Since the word arrived, {Name} might notice ____. Relief and anger are both reported, now and then on one day.
      H<notbroken> {helper} can leave it to {him} who is told, and when. ~ It is {his} news.
      H<notbroken> {helper} can look for books, films and comics by autistic people. ~ Most of them are better company than a leaflet.
      T<notbroken> {he} can read a leaflet with a pencil, mark what fits and strike out the rest. ~ No leaflet was written about one person.
      T<notbroken> {he} can tell one person, or nobody for now. ~ Both are complete plans.
      C<notbroken> {he} can think, "Built this way. Not broken."
      A<notbroken> The letter goes into a drawer. Nothing in it changes what makes {him} laugh, or what {he} can talk about in more detail than anyone else. What it can do is explain why certain days cost so much, and get some of that cost taken off. {Name is} autistic on the days when it is told and on the days when it is not. There is no hurry.
    `,
  },
}; // prettier-ignore
