/** Said at the top of both, until somebody who answers for the site has read them and takes it away. */
const notice = (what: string): string =>
  `<blockquote><p><strong>This is a template.</strong> It describes how the product works and is no legal advice. Whoever runs this site has to read it, fill in what stands in [brackets], have it checked for their country, and remove this note before they show ${what}.</p></blockquote>`

export const termsTemplate = [
  notice('these terms'),
  '<h2>Who we are</h2>',
  '<p>This site is run by [name or company, address]. “We” means them, “you” means whoever uses the site.</p>',
  '<h2>What you get</h2>',
  '<p>You can create pages of line art from words or from your own pictures, colour pages, save what you have coloured, and share pages with others. What your plan includes, and what it costs, is listed on the first page of this site.</p>',
  '<h2>Your account</h2>',
  '<ul><li>You sign in with a link or a code that is sent to your email address. Whoever can read that mailbox can use your account, so look after it.</li><li>You need to be at least [age] years old to have an account, or have the permission of somebody who looks after you.</li><li>You can delete your account at any time on the account screen. Everything in it goes with it.</li></ul>',
  '<h2>What you make</h2>',
  '<ul><li>What you upload and what you colour stays yours.</li><li>If you share a page, everybody who uses this site may look at it, colour it and, on a paid plan, print it.</li><li>Upload only what you may share: no pictures of people who have not agreed, and nothing that belongs to somebody else.</li></ul>',
  '<h2>What does not belong here</h2>',
  '<p>Children colour here. Nothing violent, sexual or hateful, nothing that puts anybody in danger, and no attempts to disturb the site or get at what is not yours. We may take such pages away and block accounts that bring them.</p>',
  '<h2>Plans and payments</h2>',
  '<ul><li>Paid plans are billed once a month, in advance, by our payment provider [Stripe].</li><li>You can cancel on the account screen at any time. The plan then stays until the end of the month you have paid for.</li><li>[Right of withdrawal, taxes, refunds: what applies in your country.]</li></ul>',
  '<h2>What we answer for</h2>',
  '<p>We look after this site with care but cannot promise that it is always there or free of mistakes. [Liability: what applies in your country.]</p>',
  '<h2>Changes</h2>',
  '<p>If these terms change, we say so here and, where it matters to you, by email, at least [30] days before.</p>',
  '<p>Last changed: [date]</p>',
].join('')

export const privacyTemplate = [
  notice('this policy'),
  '<h2>Who is responsible</h2>',
  '<p>[Name or company, address, email address for questions about your data.]</p>',
  '<h2>What we keep, and why</h2>',
  '<ul><li><strong>Your account:</strong> your name, your email address and, if you add one, a photo. Without an email address you could not sign in.</li><li><strong>What you make:</strong> the pages you create, what you wrote to get them, what you upload and what you colour. That is what the site is for.</li><li><strong>What you pay:</strong> your plan and your bills. Card numbers stay with our payment provider; we never see them.</li><li><strong>Technical records:</strong> addresses and times of requests, to keep the site working and to hold off abuse, for [14] days.</li></ul>',
  '<h2>What stays on your device</h2>',
  '<p>The site keeps your session, the pages you have opened and every stroke you draw in your browser, so that nothing is lost without a network. It sets no cookies, follows nobody across other sites and loads nothing from other companies.</p>',
  '<h2>Who else gets to see it</h2>',
  '<ul><li>Pages you share can be seen by everybody who uses this site, with your name.</li><li>[OpenAI] draws pages from what you write, if this site is set up to use it. Your name and email address are not sent along.</li><li>[Stripe] takes payments.</li><li>[Hosting and mail providers.]</li></ul>',
  '<h2>Pictures</h2>',
  '<p>Where and when a photo was taken is removed before it is stored.</p>',
  '<h2>How long</h2>',
  '<p>Until you delete it. When you delete your account, everything in it is deleted; bills are kept as long as the law asks for.</p>',
  '<h2>Your rights</h2>',
  '<p>You may ask what we know about you, have it corrected, deleted or handed over, and object to how it is used. Write to [email address]. You may also complain to [supervisory authority].</p>',
  '<p>Last changed: [date]</p>',
].join('')
