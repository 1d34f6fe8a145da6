chrome.runtime.onMessage.addListener((message, _sender, answer) => answer(message));
