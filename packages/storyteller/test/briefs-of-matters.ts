/** What parents type, and how a story begins with it; what no story says of the child who hears it. */
export const BRIEFS: {
  readonly told: readonly (readonly ['girl' | 'boy', string, string])[];
  readonly untold: readonly string[];
} = {
  told: [
    [
      'girl',
      'she is left handed and her writing is smudgy and the teacher told her to be neater',
      '{Name} is left-handed and her writing is smudgy and the teacher told her to be neater.',
    ],
    ['boy', 'got a stammer and kids finish his sentences for him', '{Name} has a stammer and children finish his sentences for him.'],
    ['girl', "she's got a verruca and thinks everyone at swimming will laugh", '{Name} has a verruca and thinks everyone at swimming will laugh.'],
    ['girl', 'teacher: she never puts her hand up or joins in group work, sits silently', '{Name} does not put her hand up or join in group work. {he} sits silently.'],
    ['girl', 'a big boy on the bus calls her names and takes her hat', 'A big boy on the bus calls {him} names and takes her hat.'],
    ['girl', 'best friend has a new best friend and wont play with her at lunch', '{his} best friend has a new best friend and will not play with her at lunch.'],
    ['boy', 'my son broke his leg, off football for the whole season', '{Name} broke his leg.'],
    ['boy', "we are moving to Scotland in the summer and he doesn't want to leave his football team", 'The family is moving to Scotland in the summer and {he does} not want to leave his football team.'],
    ['girl', 'mum is going back to work full time and she will be in after school club', 'Mum is going back to work full time.'],
    ['boy', 'Robin does not speak at preschool, only at home.', '{Name} does not speak at preschool, only at home.'],
    ['girl', "didn't get picked for the team after a trial, says she's giving up football", '{Name} did not get picked for the team after a trial. {he} says she is giving up football.'],
    ['boy', 'starting secondary in september, none of his mates are going to the same school', '{Name} is starting secondary in September. None of his mates are going to the same school.'],
  ],
  untold: [
    'hits his sister when she takes his toys',
    'he is so rude to his mum and rolls his eyes',
    'has a meltdown every time we leave the park',
    "says he hates himself and that nobody would care if he wasn't here",
    'kids at school call him a terrorist',
    'he picks his nose and eats it',
    'wets the bed most nights and is ashamed',
    'his dad is in prison',
    'how do I help him sleep?',
    'I do not know what to do any more',
    'wont eat school dinners comes home starving',
    'he told lies about his homework',
    'she is fat and the others say so',
    'his friend might not make it',
    "took money from his gran's purse",
    'has been spreading rumours about another girl',
    'he is the only one who cannot read',
    'dad left mum for another woman',
    "broke the neighbour's window and hid",
    'mum drinks too much',
    'we are getting divorced',
    'will not fall asleep by himself',
  ],
}; // prettier-ignore
