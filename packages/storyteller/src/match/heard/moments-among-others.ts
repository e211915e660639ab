import type { Fields } from '../fields/field.ts';

/** What parents type of single moments at school, in clubs and among other children, and of habits in odd places. */
export const MOMENTS_AMONG_OTHERS_HEARD: Fields = {
  'asking-for-help': `
    cries instead of asking when something does not fit or open
    wets herself at school because she does not dare ask to go to the toilet
    too scared to ask the teacher if she can go to the loo
    got hurt at club and told nobody until pick up
    lost his jumper and asked nobody
    does not tell the tutor that she does not understand
    drowning in the subject and will not say so
    bangs the puzzle instead of asking`,
  'being-teased': `
    teasing on the school bus
    called a baby by the older ones
    called carrots because of his red hair
    called ginger
    gets laughed at for still liking unicorns
    laughed at because of what she likes
    uncle jokes about his voice and everybody laughs
    a boy at swimming said she swims like a frog and she wont go
    kids imitate how he says a sound
    they copy his accent and laugh
    big cousin teases her by hiding her toys
    they laugh at her lunch
    kids say his lunch smells
    nickname he hates`,
  bullying: `
    bullies at school
    picked on constantly
    two girls keep pinching her under the table
    a bigger boy pushes him off the slide every day
    older boy at preschool shoves him each time
    they kick him under the desk and the teacher does not see
    she is afraid of one boy who hurts her at break
    school rang, he is the bully
    my daughter is bullying another girl
    he has been picking on a smaller boy
    watched another child being bullied and feels guilty
    nasty messages about her in the class chat
    they take his money on the way home`,
  'group-work': `
    partnered with a boy she cannot stand
    has to work with someone he does not like in science
    does all the work in the project
    paired up with a girl who does nothing
    scouts have to build something together and he wants to be boss`,
  homework: `
    keeps leaving his reading folder at school
    spends three hours on one worksheet
    three hours at the worksheet because it has to be neat
    forgets the book bag
    fights about the essay every sunday
    handed in the wrong page again`,
  'left-out': `
    never allowed to join in at break
    the others play families and she is not allowed
    friends made a new group chat without her
    they made a chat without him
    the only one not in the group
    big brother and cousins run off without him
    picked last in pe
    fell out with her friend and sits alone now`,
  'losing-a-game': `
    screams if his sister finishes first
    has to be first up the stairs and first finished
    gloats and laughs at others when he wins
    rubs it in when she wins
    shows off when he wins and the others are fed up
    bad winner`,
  'new-teacher': `
    new grown up in the baby room and he hides behind me
    a new lady at nursery and she hides
    new violin teacher is strict
    new swimming teacher and he will not get in`,
  'substitute-teacher': `
    his nursery lady is on holiday and he will not go in
    key worker is off this week and she clings
    a different grown up at the door today
    cover teacher said her name wrong`,
  perfectionism: `
    will not try skateboarding because he cannot do it first time
    wont start anything he cannot do straight away
    rewrites her notes until midnight
    copies the page out again until there is no crossing out
    gives up if it is not perfect the first time`,
  prejudice: `
    called a racist name on the bus
    laughed at his turban
    children pull their eyes at her
    kids say her grandma talks funny because she is from abroad
    says that brown people cannot be superheroes
    heard his grandad say racist things
    someone said two mums is not a real family`,
  'public-speaking': `
    asked to do a reading at a wedding
    has to read at his aunts wedding in front of everyone
    one line in the nativity
    has to sing in front of the parents`,
  'reading-is-hard': `
    dyslexic and asked to read aloud in class
    avoids any job with reading and hides it from friends
    knows he is in the bottom reading group
    pretends to read in front of his friends`,
  'saying-goodbye': `
    howls when mummy leaves for work and grandma stays
    cries at nursery door again since the holidays
    back to crying at the door after half term
    will not go into holiday club without me
    wont go in to the club unless I stay
    cries when granny goes home after a visit
    sobs when visitors leave
    clings at the window when dad drives off`,
  'sitting-still': `
    gets up ten times in every lesson
    cannot keep still in exams
    wriggles in church
    up and down at dinner like a yo-yo
    will not stay for circle time`,
  stutter: `
    grandad tells him to slow down and start again
    family finish his words for him
    relatives tell her to take a breath when she gets stuck
    dreads phone calls because of the stammer`,
  'talking-at-school': `
    will not speak to her grandparents on video
    silent with relatives, chatty with us
    does not say a word to the neighbours
    cannot answer the register`,
  tests: `
    has to resit maths
    resits in november
    retaking her exam
    failed the mock and has to sit it again
    grade one piano exam`,
  'bed-wetting': `
    dry for a year and now wet again since the baby
    wet again at night after months of dry
    new alarm that buzzes when wet
    bedwetting alarm and he hates it
    wet the bed at his cousins house`,
  biting: `
    got bitten by another child
    bites her own arm when cross
    bit through his friends sleeve
    bit a boy in a scuffle`,
  'broken-promise': `
    promised the park and it rained
    she promised to feed the neighbours fish and forgot
    he promised to look after it and did not
    told everyone a secret after promising not to
    his dad keeps cancelling
    broke his word to a friend`,
  'hair-and-skin': `
    picks his nose until it bleeds
    nose picking
    scratches the same spot until it is open`,
  hitting: `
    punched a boy who called him names
    hits his mum when the ipad goes off
    got punched by another child
    slaps grandma and laughs
    a boy hits her and she does not know what to do`,
  lying: `
    says he brushed his teeth when he has not
    says she washed her hands and they are dry
    told me she was at her friends but was at the park
    said he was at football and was somewhere else
    his friend lied to him and he is hurt
    says he has done it and he has not`,
  'personal-space': `
    does not like it when aunties kiss her
    hates being kissed by relatives
    her little cousin climbs all over her
    pokes other babies in the face
    sits on other children
    everyone wants to cuddle him and he does not want it`,
  'running-off': `
    ran out of the gate after the cat
    runs out of the classroom when it gets too much
    stormed out of the house after a row
    walks out when angry and we cannot find him
    slipped out of the front door`,
  spitting: `
    spits his food and laughs
    spits his drink out at us
    another child spat on her`,
  'stopping-play': `
    screams when her playdate has to go home
    will not let his friend go home
    wont get out of the bath
    refuses to come off the trampoline`,
  swearing: `
    swears constantly with friends
    every second word is a swear word
    told his teacher to shut up
    asks what a rude word means`,
  'taking-things': `
    took a rubber from the class box
    came home with another childs hairclip
    her pocket was full of nursery cars
    took a chocolate bar from the corner shop
    someone keeps taking her pens
    found a toy in his bag that is not his`,
  'tidying-up': `
    says her brother made the mess
    they argue about who made the mess
    plates and clothes all over the room
    tips all the boxes out and leaves it`,
  waiting: `
    long wait at the hospital
    waiting in hospital to see grandad
    waiting for results from the dance school
    hates waiting for news`,
};
