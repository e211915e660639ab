import type { Fields } from '../fields/field.ts';

/** What parents type of single moments at school, in clubs and among other children, and of habits in odd places. */
export const MOMENTS_AMONG_OTHERS_HEARD: Fields = {
  'asking-for-help': `
    stuck at the top of the climbing frame and did not call
    up a tree and did not shout for anyone
    pretends he understood the instructions and then does it wrong
    lost her lunchbox and did not dare tell any grown up
    too shy to tell a grown up that something is wrong
    cannot do his coat and just stands there
    stands there with his shoes and says nothing
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
    boys film him and post it
    she is mean to one girl every day
    girls in brownies push her and say she smells
    they shove her and call her smelly
    a bigger boy at judo keeps kicking him
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
    gets blamed when the group mark is low
    partnered with a boy she cannot stand
    has to work with someone he does not like in science
    does all the work in the project
    paired up with a girl who does nothing
    scouts have to build something together and he wants to be boss`,
  homework: `
    forgot his spelling book again
    left his planner at school for the third time
    keeps leaving his reading folder at school
    spends three hours on one worksheet
    three hours at the worksheet because it has to be neat
    forgets the book bag
    fights about the essay every sunday
    handed in the wrong page again`,
  'left-out': `
    his two friends play a game he does not have
    the twins next door will not let her in their den
    neighbours children do not let him in
    not picked for the team tour
    everyone got picked except her
    never allowed to join in at break
    the others play families and she is not allowed
    friends made a new group chat without her
    they made a chat without him
    the only one not in the group
    big brother and cousins run off without him
    picked last in pe
    fell out with her friend and sits alone now`,
  'losing-a-game': `
    throws the memory cards
    throws the pieces when it goes wrong
    cries when the dice do not give her a six
    came last in the swimming gala
    came last in the race and cried
    lost the swimming gala
    screams if his sister finishes first
    has to be first up the stairs and first finished
    gloats and laughs at others when he wins
    rubs it in when she wins
    shows off when he wins and the others are fed up
    bad winner`,
  'new-teacher': `
    new key person in the toddler room
    a new key worker in her room
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
    block tower must be straight or he knocks it down
    everything must be in line or it is ruined
    will not try skateboarding because he cannot do it first time
    wont start anything he cannot do straight away
    rewrites her notes until midnight
    copies the page out again until there is no crossing out
    gives up if it is not perfect the first time`,
  prejudice: `
    a kid said his hair looks dirty because it is afro
    says mean things about her afro hair
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
    other kids ask why she talks funny because of the stammer
    laughed at when he stammered
    stammered in assembly and they giggled
    grandad tells him to slow down and start again
    family finish his words for him
    relatives tell her to take a breath when she gets stuck
    dreads phone calls because of the stammer`,
  'talking-at-school': `
    never answers in class and teachers think it is rude
    will not ask a shop assistant anything
    never says a word in shops
    hides behind me when neighbours say hello
    will not say hello to anyone we know
    will not speak to her grandparents on video
    silent with relatives, chatty with us
    does not say a word to the neighbours
    cannot answer the register`,
  tests: `
    phonics check next week
    phonics screening
    swimming badge test on saturday
    judo grading at the weekend
    has to resit maths
    resits in november
    retaking her exam
    failed the mock and has to sit it again
    grade one piano exam`,
  'bed-wetting': `
    sleepover at his cousins and he is scared of wetting the bed
    dry for a year and now wet again since the baby
    wet again at night after months of dry
    new alarm that buzzes when wet
    bedwetting alarm and he hates it
    wet the bed at his cousins house`,
  biting: `
    bites me while breastfeeding
    his baby brother bit him
    her little sister bit her
    got bitten by another child
    bites her own arm when cross
    bit through his friends sleeve
    bit a boy in a scuffle`,
  'broken-promise': `
    I promised her ice cream and forgot
    I promised and had no time
    we said he would get a dog and now we cannot
    we said yes and now it is no
    promised the park and it rained
    she promised to feed the neighbours fish and forgot
    he promised to look after it and did not
    told everyone a secret after promising not to
    his dad keeps cancelling
    broke his word to a friend`,
  'hair-and-skin': `
    bites the skin round her nails until it bleeds
    chews the skin on his fingers
    picks his nose until it bleeds
    nose picking
    scratches the same spot until it is open`,
  hitting: `
    her brother punches her when mum is not looking
    his big sister hits him
    punched a boy who called him names
    hits his mum when the ipad goes off
    got punched by another child
    slaps grandma and laughs
    a boy hits her and she does not know what to do`,
  lying: `
    says a monster drew on the wall
    says teddy did it
    told everyone at school she has a pony
    tells the class he has a famous dad
    said she had fed the rabbit and she had not
    said he had locked the door and he had not
    says he brushed his teeth when he has not
    says she washed her hands and they are dry
    told me she was at her friends but was at the park
    said he was at football and was somewhere else
    his friend lied to him and he is hurt
    says he has done it and he has not`,
  'personal-space': `
    puts his arm round everybody
    drapes himself over people
    strangers touch her curls
    people keep touching her hair
    does not like it when aunties kiss her
    hates being kissed by relatives
    her little cousin climbs all over her
    pokes other babies in the face
    sits on other children
    everyone wants to cuddle him and he does not want it`,
  'running-off': `
    leaves the school grounds when upset
    walked out of school
    ran away from holiday club
    ran off from the group
    runs off in the supermarket
    runs off in shops and hides
    legs it in the car park
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
    tantrum when we have to leave grandads
    will not leave a friends house
    screams when her playdate has to go home
    will not let his friend go home
    wont get out of the bath
    refuses to come off the trampoline`,
  swearing: `
    swore at the referee
    swears at the coach
    swears constantly with friends
    every second word is a swear word
    told his teacher to shut up
    asks what a rude word means`,
  'taking-things': `
    takes food from other childrens plates
    pinches her sisters make up
    helps herself to her brothers money
    takes my rings and hides them
    hides things that are not hers
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
    hates waiting while her brother has football
    bored at her sisters lessons
    long wait at the hospital
    waiting in hospital to see grandad
    waiting for results from the dance school
    hates waiting for news`,
  'told-off': `
    another mum told them off at soft play
    a stranger told him off in the park
    told off for running indoors and thinks nobody likes him now
    gets told off at nursery and says the teacher does not like him
    accused of talking but it was somebody else
    teacher accused her and it was another girl
    his class was kept in because of two boys
    whole class missed break because of a few
    got a c and we are disappointed
    nan told him off in front of everybody`,
  'family-faith': `
    friends go for lunch in ramadan and he sits in the library
    first day at school with his patka, worried somebody will touch it
    cannot come to the disco because it is friday night and we keep shabbat
    fasting half days for the first time
    diwali at home but nobody at school knows what it is
    eid party at ours and her class has never heard of it
    friend asked why I wear a headscarf and she did not know what to say
    asked about mummys hijab at pick up
    keeps asking why I do not eat lunch in ramadan
    does not want to wear his kippah to football`,
  'peer-pressure': `
    her friend tells her not to play with another girl
    mates film themselves doing dangerous things
    friends do stunts and want him along
    mates want him to climb on a roof
    friends want her to do something dangerous
    dared to jump off the wall`,
  'friend-who-copies': `
    cousin wants exactly the same toy every time
    must have the same as her friend, the friend is annoyed`,
  'dummy-or-bottle': `
    sneaks her baby brothers bottle
    takes the babys dummy`,
  interrupting: `
    keeps poking me when I talk to the neighbour
    pulls my sleeve all through a conversation
    talks during films at the cinema
    talks all through the story`,
};
