/** Setup guides for common systems. */
export const SETUP_GUIDES: { id: string; name: string; steps: string[]; note: string }[] = [
  {
    id: 'zapier',
    name: 'Zapier',
    steps: [
      'In Zapier, create a Zap. As its trigger choose Webhooks by Zapier, and the event Catch Hook.',
      'Leave “Pick off a Child Key” empty and continue. Zapier shows an address that starts with https://hooks.zapier.com/; copy it.',
      'Paste it into Webhook URL on the Settings tab, save, and press Test Webhook.',
      'Back in Zapier press “Test trigger”. It finds the sample lead below; first_name, last_name, email and the rest can now be mapped to your action, such as a new contact or a message to the team.',
      'Publish the Zap, then switch on “Send new submissions” and save.',
    ],
    note: 'Zapier answers 200 as soon as it has the event. A step that fails later shows in the Zap’s own history, not in our log. The answers arrive as line items: a list of questions and a list of responses, in the order of the quiz.',
  },
  {
    id: 'make',
    name: 'Make',
    steps: [
      'In Make, create a scenario. Add the module Webhooks, Custom webhook, and press Add to make a new one.',
      'Copy the address that Make shows; it starts with https://hook. and names your region.',
      'While Make says that it waits for data, paste the address into Webhook URL on the Settings tab, save, and press Test Webhook. Make learns the fields from the sample.',
      'Add the modules that should follow. To go through the answers one at a time, put an Iterator on the answers array.',
      'Set the scenario to run immediately as data arrives and switch it on. Then switch on “Send new submissions” here and save.',
    ],
    note: 'Make retires an address that no scenario has used for some days. It then answers 410, which pauses deliveries so that nothing is lost. Give the webhook a scenario again and press Test Webhook to send the held deliveries.',
  },
  {
    id: 'crm',
    name: 'HubSpot and other CRMs',
    steps: [
      'Find out whether your CRM can receive webhooks: look for “inbound webhook” or “webhook trigger” in its automation settings. In HubSpot it is a workflow trigger, “When a webhook is received”, which not every plan has.',
      'Create the trigger and copy the address that the CRM shows.',
      'Paste it into Webhook URL on the Settings tab, save, and press Test Webhook, so that the CRM sees the sample.',
      'Use email as the field that identifies a contact, then map first_name, last_name, phone, business_name (company) and website.',
      'Switch on “Send new submissions” and save.',
    ],
    note: 'If the CRM cannot receive webhooks, or insists on its own access token, put Zapier or Make in between: both have ready-made actions for the usual CRMs.',
  },
  {
    id: 'server',
    name: 'Your own server',
    steps: [
      'Provide an address that takes a POST with a JSON body, over https on port 443, from the public internet.',
      'Save the address on the Settings tab. The first save shows the signing secret once; store it where the server can read it.',
      'Verify the signature of every request before you trust it. See below for code.',
      'Answer with any 2xx status as soon as the event is safely stored, within 15 seconds, and do slow work afterwards.',
      'Store each webhook-id that you have handled and skip repeats. The same event can arrive twice, always with the same id.',
    ],
    note: 'Redirects are not followed, and addresses in private networks are refused. The test button sends the same signed request as a real submission.',
  },
];
